import { elementsNamed, type Page } from './page.ts';
import { codeOf, textStart } from './visible/dom.ts';

/** What a shop shows instead of a product. */
export type BlockPage = 'blocked' | 'consent' | 'login' | 'not_found' | 'empty';

/** The head of an HTTP response. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns why status or headers of a response rule out a product, or null when they do not. */
export function blockOfResponse({ status, headers }: Answer): BlockPage | null {
  const header = (name: string) =>
    Object.entries(headers)
      .find(([key]) => key.toLowerCase() === name)?.[1]
      ?.toLowerCase() ?? '';
  if (
    header('cf-mitigated') === 'challenge' ||
    /captcha|challenge/.test(header('x-amzn-waf-action'))
  )
    return 'blocked';
  if (status === 404 || status === 410) return 'not_found';
  if (status === 401 || status === 407) return 'login';
  return status >= 400 ? 'blocked' : null;
}

const blockedTitle =
  /^(?:just a moment|one moment,? please|nur einen moment|un instant|un momento|einen moment|attention required|robot or human|are you (?:a )?(?:human|robot)|access (?:to this page has been )?denied|access is temporarily|zugriff (?:auf .{0,40})?verweigert|accès (?:refusé|interdit|temporairement)|zugang verweigert|pardon our interruption|security (?:check|verification)|sicherheits(?:überprüfung|abfrage|check|prüfung)|checking your browser|bot (?:check|verification|detection|protection)|verify(?:ing)? (?:you|that you)|verifying your|human verification|vérification|request blocked|blocked|forbidden|403|429|503|too many requests|zu viele anfragen|service (?:temporarily )?unavailable|please wait|bitte warten|ddos|sorry[,!]? (?:you have been blocked|we)|captcha|geblockt|validate|client challenge|challenge validation|unusual traffic|bist du ein (?:mensch|roboter)|sind sie ein (?:mensch|roboter)|êtes-vous un (?:humain|robot)|bitte bestätig|robot check|bot-?schutz|tut uns leid!?$|sorry!?\s*something went wrong|error$|internal server error|bad gateway|wartung|maintenance|under maintenance|site en maintenance|reference #)/i;
const blockedWords =
  /(?:verify (?:that )?you(?:'re| are) (?:a |not a )?(?:human|robot)|enter the characters you see|type the characters|geben sie die (?:zeichen|angezeigten)|saisissez les caractères|press (?:&|and) hold|drücken und halten|appuyez et maintenez|enable javascript and cookies to continue|unusual (?:traffic|activity)|ungewöhnliche(?:n)? (?:aktivität|datenverkehr|zugriffe)|activité inhabituelle|you have been blocked|wurde(?:n)? blockiert|vous avez été bloqué|don't have permission to access|checking (?:if the site connection is secure|your browser)|ich bin kein roboter|je ne suis pas un robot|i'?m not a robot|not a bot|kein roboter|automated (?:access|requests)|complete the security check|überprüfung (?:ihrer|deiner) verbindung|needs to review the security|reference #\d+\.|incident id|ray id)/i;
const captchaNames =
  /cf-chl|challenge-platform|cf_chl_opt|captcha-delivery\.com|px-captcha|_pxappid|\/errors\/validatecaptcha|_incapsula_resource|sec-if-cpt|sec-cpt|awswafcookiedomainlist|gokuprops|kpsdk|\/ips\.js|distil_r|h-captcha|g-recaptcha|cf-turnstile|arkoselabs|geetest|datadome|perimeterx/i;
const consentTitle =
  /^(?:before you continue|bevor (?:sie|du) (?:fortf|zu)|avant (?:de continuer|d'accéder)|your privacy|privacy (?:settings|choices|preferences|gate)|datenschutz(?:einstellungen|-einstellungen|hinweise?)?|cookie(?:s|-?einstellungen|-?zustimmung|[ -]consent| settings| preferences| wall)?|consent|einwilligung|zustimmung|gestion (?:des cookies|du consentement)|votre vie privée|vos données|we (?:value|respect) your privacy|wir (?:schätzen|respektieren)|verwendung von cookies|nous respectons)/i;
const consentWords =
  /(?:accept all|alle akzeptieren|tout accepter|alles akzeptieren|allen zustimmen|akzeptieren und weiter|accepter et continuer|accept (?:and|&) continue|agree and continue|zustimmen und weiter|cookies (?:zustimmen|akzeptieren)|reject all|alle ablehnen|tout refuser|manage (?:options|settings)|einstellungen verwalten|mit werbung|pur-?abo|continuer sans accepter)/i;
const loginTitle =
  /^(?:(?:please )?(?:log|sign)[ -]?in\b|login\b|anmelden|anmeldung|einloggen|(?:bitte )?melde dich an|se connecter|connexion|identifi(?:ez|cation)|connectez-vous|mein konto|my account|welcome back|willkommen zurück|account login|kundenlogin|member login|register|registrieren|créer un compte)/i;
const missingTitle =
  /(?:^|\W)(?:404|page (?:could )?not (?:be )?found|not found|seite (?:wurde )?(?:leider )?nicht gefunden|nicht gefunden|page (?:introuvable|non trouvée|inexistante)|introuvable|(?:page|product|article|item|listing) (?:you (?:requested|are looking for|were looking for) )?(?:is |was |has been )?(?:no longer|not|doesn't|does not|removed|unavailable|cannot|can't|couldn't)[^.]{0,40}(?:available|exist|found|removed)?|(?:seite|produkt|artikel) (?:existiert|ist|wurde)[^.]{0,30}(?:nicht|entfernt|gelöscht)[^.]{0,30}|n'existe (?:pas|plus)|n'est plus disponible|oops|hoppla|ups[,!. ]|oh nein|whoops|looks like (?:this|the) page)/i;

/**
 * Returns what the page is instead of a product, by its words, or null when it seems to be none of
 * these. Captcha scripts count only on short pages, since shops load them on product pages too.
 */
export function blockOfPage(page: Page): BlockPage | null {
  const body = elementsNamed(page, 'body')[0] ?? page.elements[0];
  const words = body === undefined ? '' : textStart(body, maxTextLength);
  return blockOfAddress(page) ?? blockOfTitle(page, words) ?? blockOfWords(page, words);
}

function blockOfAddress({ url }: Page): BlockPage | null {
  const address = `${url.hostname}${url.pathname}`.toLowerCase();
  if (/^consent\.|\/(?:cookie|privacy)-?(?:wall|gate|consent)|^guce\.|\/consent\b/.test(address))
    return 'consent';
  return /\/(?:captcha|challenge|validatecaptcha|blocked|splashui)\b/.test(address)
    ? 'blocked'
    : null;
}

const loginPath = /\/(?:login|signin|sign-in|anmelden|connexion|ap\/signin)\b/;
/** In characters: what a block page says is at its beginning. */
const maxTextLength = 5000;
/** In characters of the visible text: pages with more of it are no block pages of this kind. */
const maxLengths = { title: 2500, blocked: 1200, consent: 1500, missing: 700, empty: 40 };

function blockOfTitle(page: Page, words: string): BlockPage | null {
  const titles = [page.headTitle, page.heading].filter(
    (title) => title !== '' && title.length < 120,
  );
  const says = (pattern: RegExp) => titles.some((title) => pattern.test(title));
  const isSmall = words.length < maxLengths.title;
  const asksToLogIn = says(loginTitle);
  const isLoginPath = loginPath.test(page.url.pathname.toLowerCase());
  const checks: readonly (readonly [BlockPage, () => boolean])[] = [
    ['not_found', () => says(missingTitle)],
    ['blocked', () => isSmall && says(blockedTitle)],
    ['consent', () => says(consentTitle) && consentWords.test(words)],
    ['login', () => hasPassword(page) && (asksToLogIn || isLoginPath)],
    ['login', () => isSmall && asksToLogIn],
  ];
  return checks.find(([, applies]) => applies())?.[0] ?? null;
}

function blockOfWords(page: Page, words: string): BlockPage | null {
  const speaksOfCookies = /cookie|consent|datenschutz|privacy|vie privée/i.test(words);
  const isWithin = (length: number) => words.length < length;
  const checks: readonly (readonly [BlockPage, () => boolean])[] = [
    ['blocked', () => isWithin(maxLengths.blocked) && saysBlocked(page, words)],
    ['consent', () => isWithin(maxLengths.consent) && consentWords.test(words) && speaksOfCookies],
    ['not_found', () => isWithin(maxLengths.missing) && missingTitle.test(words)],
    ['empty', () => isWithin(maxLengths.empty) && elementsNamed(page, 'h1').length === 0],
  ];
  return checks.find(([, applies]) => applies())?.[0] ?? null;
}

const saysBlocked = (page: Page, words: string) =>
  blockedWords.test(words) || hasCaptchaScript(page);

function hasPassword(page: Page): boolean {
  return elementsNamed(page, 'input').some((e) => e.attribs['type']?.toLowerCase() === 'password');
}

/** In characters of one script. */
const maxScriptLength = 5000;

function hasCaptchaScript(page: Page): boolean {
  return page.elements.some(
    (e) =>
      captchaNames.test(
        `${e.attribs['id'] ?? ''} ${e.attribs['class'] ?? ''} ${e.attribs['src'] ?? ''} ${e.attribs['action'] ?? ''}`,
      ) ||
      (e.name === 'script' && captchaNames.test(codeOf(e).slice(0, maxScriptLength))),
  );
}
