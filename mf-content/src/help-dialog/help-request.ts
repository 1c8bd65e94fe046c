/** The call that brings one help text: a HelpItem. */
export const helpRequest = (id: string) => ({ service: 'help', method: 'findById', params: { id } }) as const;
