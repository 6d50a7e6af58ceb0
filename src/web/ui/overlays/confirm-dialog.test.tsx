// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../../../test/support/render-component.tsx';
import { buttonClass } from '../buttons/button-class.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const isMain = (name: string) =>
  screen.getByRole('button', { name }).className === buttonClass({ variant: 'filled' });

test.each([true, false])(
  'what loses something is never the main button of a question: %s',
  (isLosing) => {
    renderComponent(
      <ConfirmDialog
        title="Leave?"
        text=""
        confirmLabel="Leave"
        cancelLabel="Stay"
        closeLabel="Close"
        isLosing={isLosing}
        onConfirm={() => {}}
        onClose={() => {}}
      />,
    );
    expect(isMain('Stay')).toBe(isLosing);
    expect(isMain('Leave')).toBe(!isLosing);
  },
);
