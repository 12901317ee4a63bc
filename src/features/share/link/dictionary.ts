import { encodeText } from "../../../engine/text/bytes.ts";

/**
 * The preset dictionary of wire format 1, 6,376 bytes: what robots.txt files say, the most frequent
 * last, because deflate pays more bits for a match that lies further back.
 *
 * Every link ever shared was made with exactly these bytes. It never changes; a better dictionary
 * is a new version character.
 */
export const DICTIONARY: Uint8Array = encodeText(`Disallow: /administrator/
Disallow: /components/
Disallow: /installation/
Disallow: /language/
Disallow: /layouts/
Disallow: /libraries/
Disallow: /plugins/
Disallow: /tmp/
Disallow: /*/*+*
Disallow: /*/*%2B*
Disallow: /collections/*sort_by*
Disallow: /a/downloads/-/*
Disallow: /orders
Disallow: /checkouts/
Disallow: /carts
Disallow: /*?*variant=
Disallow: /*.atom
Disallow: /catalogsearch/
Disallow: /catalog/product_compare/
Disallow: /customer/
Disallow: /wishlist/
Disallow: /index.php/admin/
Disallow: /web.config
Disallow: /README.txt
Disallow: /*.pdf$
Disallow: /*.swf$
Disallow: /*.xml$
Disallow: /App_Data/
Disallow: /sitecore/
User-agent: Teleport
User-agent: TeleportPro
User-agent: WebCopier
User-agent: WebStripper
User-agent: WebZIP
User-agent: WebReaper
User-agent: SiteSnagger
User-agent: Offline Explorer
User-agent: HTTrack
User-agent: Wget
User-agent: libwww
User-agent: larbin
User-agent: Nutch
User-agent: BLEXBot
User-agent: rogerbot
User-agent: proximic
User-agent: psbot
User-agent: grapeshot
User-agent: TurnitinBot
User-agent: Yahoo! Slurp
User-agent: Sogou web spider
User-agent: SeznamBot
User-agent: Exabot
User-agent: Yeti
User-agent: archive.org_bot
User-agent: Facebot
User-agent: facebookexternalhit
User-agent: LinkedInBot
User-agent: Pinterestbot
User-agent: DuckDuckBot
User-agent: PetalBot
User-agent: DataForSeoBot
User-agent: Amazonbot
User-agent: anthropic-ai
User-agent: Claude-Web
User-agent: Claude-SearchBot
User-agent: Claude-User
User-agent: cohere-ai
User-agent: Diffbot
User-agent: FacebookBot
User-agent: ImagesiftBot
User-agent: meta-externalfetcher
User-agent: meta-externalagent
User-agent: omgilibot
User-agent: omgili
User-agent: Perplexity-User
User-agent: PerplexityBot
User-agent: YouBot
User-agent: Timpibot
User-agent: MistralAI-User
User-agent: Applebot-Extended
User-agent: Bytespider
User-agent: CCBot
Disallow: /

User-agent: ClaudeBot
Disallow: /

User-agent: Google-Extended
Disallow: /

User-agent: OAI-SearchBot
Disallow: /

User-agent: ChatGPT-User
Disallow: /

User-agent: GPTBot
Disallow: /

Content-Signal: search=yes,ai-input=no,ai-train=no
User-agent: AdsBot-Google-Mobile
User-agent: Googlebot-Mobile
User-agent: Googlebot-News
User-agent: Googlebot-Image
User-agent: Googlebot-Video
User-agent: AdIdxBot
User-agent: msnbot-media
Host: www.
Clean-param: 
Noindex: /
Request-rate: 1/5
# See http://www.robotstxt.org/wc/norobots.html for documentation on how to use the robots.txt file
# http://www.robotstxt.org/robotstxt.html
# This file is to prevent the crawling and indexing of certain parts
# of your site by web crawlers and spiders run by sites like Yahoo!
# and Google. By telling these "robots" where not to go on your site,
# you save bandwidth and server resources.
#
# This file will be ignored unless it is at the root of your host:
# Used:    http://example.com/robots.txt
# Ignored: http://example.com/site/robots.txt
#
# For more information about the robots.txt standard, see:
# http://www.robotstxt.org/robotstxt.html

User-agent: *
Crawl-delay: 10
# CSS, JS, Images
Allow: /misc/*.css$
Allow: /misc/*.css?
Allow: /misc/*.js$
Allow: /misc/*.js?
Allow: /misc/*.gif
Allow: /misc/*.jpg
Allow: /misc/*.jpeg
Allow: /misc/*.png
Allow: /core/*.svg
Allow: /modules/*.css$
Allow: /profiles/*.css$
Allow: /themes/*.css$
# Directories
Disallow: /core/
Disallow: /includes/
Disallow: /misc/
Disallow: /modules/
Disallow: /profiles/
Disallow: /scripts/
Disallow: /themes/
# Files
Disallow: /CHANGELOG.txt
Disallow: /cron.php
Disallow: /INSTALL.mysql.txt
Disallow: /INSTALL.pgsql.txt
Disallow: /INSTALL.sqlite.txt
Disallow: /install.php
Disallow: /INSTALL.txt
Disallow: /LICENSE.txt
Disallow: /MAINTAINERS.txt
Disallow: /update.php
Disallow: /UPGRADE.txt
Disallow: /xmlrpc.php
# Paths (clean URLs)
Disallow: /admin/
Disallow: /comment/reply/
Disallow: /filter/tips/
Disallow: /node/add/
Disallow: /search/
Disallow: /user/register/
Disallow: /user/password/
Disallow: /user/login/
Disallow: /user/logout/
# Paths (no clean URLs)
Disallow: /?q=admin/
Disallow: /?q=comment/reply/
Disallow: /?q=filter/tips/
Disallow: /?q=node/add/
Disallow: /?q=search/
Disallow: /?q=user/password/
Disallow: /?q=user/register/
Disallow: /?q=user/login/
Disallow: /?q=user/logout/
Disallow: /*?s=
Disallow: /*?*
Disallow: /trackback/
Disallow: /feed/
Disallow: /author/
Disallow: /category/
Disallow: /tag/
Disallow: /comments/
Disallow: /archive/
Disallow: /newsletter/
Disallow: /subscribe
Disallow: /services/
Disallow: /content/
Disallow: /preview/
Disallow: /common/
Disallow: /static/
Disallow: /assets/
Disallow: /resources/
Disallow: /mobile/
Disallow: /stats/
Disallow: /error/
Disallow: /ajax/
Disallow: /images/
Disallow: /css/
Disallow: /js/
Disallow: /ads/
Disallow: /print/
Disallow: /redirect
Disallow: /email/
Disallow: /contact/
Disallow: /download
Disallow: /members/
Disallow: /profile/
Disallow: /password
Disallow: /register
Disallow: /signup
Disallow: /logout
Disallow: /login
Disallow: /users/
Disallow: /user/
Disallow: /my/
Disallow: /order
Disallow: /cart/
Disallow: /checkout/
Disallow: /account/
Disallow: /tmp/
Disallow: /bin/
Disallow: /test/
Disallow: /api/
Disallow: /cgi-bin/
Disallow: /index.php?
Disallow: /search.php
Disallow: /search?q=
Disallow: /wp-login.php
Disallow: /wp-content/plugins/
Disallow: /wp-includes/
User-agent: AdsBot-Google
User-agent: MJ12bot
Disallow: /
User-agent: dotbot
Disallow: /
User-agent: SemrushBot
Disallow: /
User-agent: AhrefsBot
Disallow: /
User-agent: ia_archiver
Disallow: /
User-agent: YandexBot
User-agent: Yandex
Disallow: /
User-agent: Baiduspider
Disallow: /
User-agent: 008
Disallow: /
User-agent: Slurp
Crawl-delay: 5
User-agent: msnbot
Crawl-delay: 1
User-agent: Applebot
User-agent: Twitterbot
Allow: /

User-agent: bingbot
Disallow: 

User-agent: Mediapartners-Google
Disallow:

User-Agent: Googlebot
Allow: /

# robots.txt for http://www.
# Sitemaps
Sitemap: https://www.example.com/news-sitemap.xml
Sitemap: https://www.example.com/sitemap.xml.gz
Sitemap: http://www.example.com/sitemaps/sitemap-index.xml
Sitemap: https://www.example.com/sitemap_index.xml

User-agent: *
Disallow: /wp-admin/
Allow: /wp-admin/admin-ajax.php

Sitemap: https://www.example.com/wp-sitemap.xml

User-agent: Googlebot
Disallow: /search/
Disallow: /admin/

User-Agent: *
Allow: /

Sitemap: https://www.example.com/sitemap.xml

User-agent: *
Disallow: /
`);
