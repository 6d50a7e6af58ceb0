import { apiPrefix, imagePath, listPicturePath, pathPrefix } from '../../contract/paths.ts';

/**
 * What robots may fetch. Pages of lists are not forbidden here on purpose: they say `noindex`, which
 * only a robot that may read them learns, and messengers' robots fetch them to preview a link.
 * The API has nothing for robots but pictures.
 */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    `Allow: ${pathPrefix(imagePath)}`,
    `Allow: ${pathPrefix(listPicturePath)}`,
    `Disallow: ${apiPrefix}`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
