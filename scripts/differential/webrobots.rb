# Answers for scripts/differential.mjs: WebRobots as installed here (Debian: ruby-webrobots).
require "base64"
require "json"
require "webrobots"

STDOUT.sync = true
STDIN.each_line do |line|
  question = JSON.parse(line)
  file = ->(_) { Base64.decode64(question["file"]) }
  robots = WebRobots.new(question["crawler"], http_get: file, crawl_delay: :ignore)
  answer = begin
    robots.allowed?(question["url"])
  rescue StandardError # A file or URL that stops it has no answer.
    nil
  end
  puts JSON.generate(answer)
end
