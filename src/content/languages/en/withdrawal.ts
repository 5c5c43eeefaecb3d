/** The page on which people withdraw their consent, and the one that answers them. `{…}` are facts of the practice. */
export const text = {
  withdrawal: {
    title: 'Take back my request',
    crumb: 'Take back',
    description:
      'Take back a callback request or a message: give its reference and your phone number or email, and we erase what we hold. You need not say why.',
    summary: 'If you sent us a callback request or a message, you can take it back here, and your consent with it. You need not say why.',
    fields: {
      reference: { label: 'Reference', hint: 'We showed it when you sent your form. It looks like GI-7K3Q-92.' },
      contact: { label: 'Phone number or email', hint: 'One that you gave us in that form, so that we know the request is yours.' },
    },
    button: 'Take back my request',
    what: {
      title: 'What happens next',
      steps: [
        'If your request is still on this website, we erase it at once. We will not call or write to you about it.',
        'If the practice has it already, our staff stop contacting you about it. They erase it from the practice’s records within {days} days, unless a law makes us keep it.',
        'We use the phone number or email only to check that the request is yours. Then we erase what you write here.',
      ],
      otherwise: 'If you have lost the reference, ring {phone} or write to {contact}.',
    },
    received: {
      title: 'We are checking what you wrote',
      words:
        'We have received what you wrote. If it is right, your request is taken back, and your consent with it. Your receipt then says so.',
      next: [
        'If the reference does not match the phone number or email, nothing changes. To protect everybody’s data, this page does not say whether they matched. If you may have mistyped one, send the form again.',
        'Whatever is still on this website is erased within minutes. Our staff do the rest within {days} days.',
        'If someone still contacts you about that request, tell {officer}: ring {phone} or write to {contact}.',
      ],
    },
    refused: '❌ Please check what you wrote and try again.',
    withdrawn: { next: 'What happens next', crumb: 'Received' },
  },
} as const;
