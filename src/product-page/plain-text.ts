const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
  deg: '°',
  times: '×',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  szlig: 'ß',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  acirc: 'â',
  ccedil: 'ç',
  ocirc: 'ô',
  icirc: 'î',
  iuml: 'ï',
  ucirc: 'û',
  ugrave: 'ù',
  oelig: 'œ',
  Eacute: 'É',
  Agrave: 'À',
  frac12: '½',
  sup2: '²',
  shy: '',
};

/** Character references that are still there after parsing: shops encode them twice. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8}\d{0,2});/gi, (whole, body: string) => {
    if (!body.startsWith('#')) return named[body] ?? named[body.toLowerCase()] ?? whole;
    const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** One line: references decoded as often as they were encoded, tags gone, spaces single. */
export function plainLine(markup: string): string {
  return strip(markup).replace(/\s+/g, ' ').trim();
}

/** A text in paragraphs: what HTML breaks is broken, tags are gone, no empty lines in a row. */
export function plainText(markup: string): string {
  const broken = decodeEntities(decodeEntities(markup.slice(0, 20_000)))
    .replace(/<(?:br|\/p|\/li|\/h[1-6]|\/div|\/tr|\/ul|\/ol)\b[^>]*>/gi, '\n')
    .replace(/<li\b[^>]*>/gi, '• ');
  return strip(broken)
    .split(/\r\n?|\n|\u2028|\u2029/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line, at, lines) => line !== '' && line !== '•' && line !== lines[at - 1])
    .join('\n')
    .trim();
}

function strip(markup: string): string {
  return (
    decodeEntities(decodeEntities(markup))
      .replace(/<(script|style)\b[\s\S]{0,20000}?<\/\1>/gi, ' ')
      .replace(/<!--[\s\S]{0,5000}?-->/g, ' ')
      .replace(/<\/?[a-z][^<>]{0,2000}>/gi, ' ')
      .toWellFormed()
      .normalize('NFC')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is being removed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2060\ufeff\u00ad]/g, '')
      .replace(/[ \t\u00a0]+/g, ' ')
  );
}

/** The beginning of a text: to the last sentence that fits, or, when that is short, to the last word. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const head = text.slice(0, length);
  const sentence = Math.max(...[...head.matchAll(/[.!?…](?=\s)|\n/g)].map((m) => m.index + 1), 0);
  if (sentence >= length / 2) return head.slice(0, sentence).trim();
  return `${cutLine(text, length - 1)}…`;
}

/** The beginning of a line, to the last word that fits. */
export function cutLine(text: string, length: number): string {
  if (text.length <= length) return text;
  const head = text.slice(0, length + 1);
  const space = head.lastIndexOf(' ');
  const cut = space >= length / 2 ? head.slice(0, space) : head.slice(0, length);
  return cut.toWellFormed().replace(/[\s,;:|–—\-\ufffd]+$/u, '');
}
