export { isCrawler } from '../../domain/crawlers.ts';
