// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../../test/support/render-component.tsx';
import { Sentence } from './sentence.tsx';

test.each([
  ['Our {terms} apply.', 'Our link apply.'],
  ['{terms}, {other}, {terms}', 'link, text, link'],
  ['No placeholder', 'No placeholder'],
])('%s', (text, shown) => {
  renderComponent(
    <p role="note">
      <Sentence text={text} parts={{ terms: <b>link</b>, other: 'text' }} />
    </p>,
  );
  expect(screen.getByRole('note').textContent).toBe(shown);
});
