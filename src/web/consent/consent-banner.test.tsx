// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../../test/support/render-component.tsx';
import { ConsentBanner } from './consent-banner.tsx';

test.each([
  ['analytics:first-party', /^Statistics run/],
  ['advertising:adsense', /^Advertising runs/],
  ['analytics:google advertising:adsense', /^Statistics and advertising run/],
])('the banner asks for what the site has, and nothing else: %s', (services, question) => {
  const noop = () => undefined;
  renderComponent(<ConsentBanner services={services} onSettings={noop} onLater={noop} />);
  expect(screen.getByText(question)).toBeDefined();
});
