import { lesson } from "./lesson.ts";

/** Which of several rules that match decides. */
export const precedence = {
  "order-does-not-matter": lesson({
    title: "The order of rules does not matter",
    text: "Many believe that the first rule that matches decides, as in a firewall, or that the last one does. The standard and the search engines that follow it take the longest, wherever it stands. A few readers do go from top to bottom, and to them “Allow: /” in the first place opens everything. Put exceptions above the general rule, and both kinds agree.",
    remarks: [
      "Nine characters are more than one.",
      "Baidu’s help has the first rule that matches decide.",
      "So does Python up to 3.13.13.",
    ],
  }),
  "exception-must-be-longer": lesson({
    title: "An exception has to be longer than its rule",
    text: "An Allow is believed to be an exception as such, or the one with a wildcard to be less exact than a plain path. All that counts is how long the rule is written, its wildcards included, so a short Allow loses to the name of a long folder. Repeat the folder in the exception: “Allow: /downloads/*.pdf$”.",
    remarks: [
      "Eleven characters against seven.",
      "Six characters against five, the star included.",
      "Python from 3.13.14 on counts what a rule matched, not how long it is written.",
    ],
  }),
  "allow-wins-a-tie": lesson({
    title: "Of two rules as long as each other Allow wins",
    text: "A star at the end of a rule matches nothing more, so people think of it as decoration, and of the stricter rule as the safer one. The star counts as a character, which here makes the Allow as long as the Disallow, and where two are equally long the Allow decides. Leave out stars at the end, and never forbid and allow the same path.",
    remarks: [
      "Both rules have nine characters.",
      "The same path twice, and the Allow decides.",
      "Google’s document of 2019 ignores a star at the end.",
    ],
  }),
  "index-page-and-its-folder": lesson({
    title: "To Google, whoever allows index.html allows its folder",
    text: "A folder and the index.html in it are usually one page, and people expect crawlers to know that. To the standard they are two URLs, so the folder stays closed. Google’s parser makes an exception for an Allow that ends in index.htm or index.html, and a few libraries do likewise. Allow the folder itself: “Allow: /guide/$”.",
    remarks: [
      "Google tries the folder where the page itself is not asked for.",
      "Bing documents no such thing, and neither does the standard.",
      "The folder alone is meant, not what is in it.",
    ],
  }),
};
