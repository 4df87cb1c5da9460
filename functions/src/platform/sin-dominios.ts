import domain from 'node:domain';

type Dominio = { readonly on: () => void; readonly run: (hacer: () => void) => void };

/** Runs what it is given, and watches nothing. */
const inerte: Dominio = { on: () => undefined, run: (hacer) => hacer() };

/**
 * The platform opens one of Node's domains around each request, and from the first one on Node reports every promise of
 * the process to it: a third of a payment's CPU. The errors that a domain would catch are none of ours: both doors
 * answer whatever their promise rejects with, and the platform logs an error that is thrown outside of any promise and
 * replaces the instance. Only for functions that are called by HTTP, as all of ours are: those of events ask for their
 * domain.
 */
export const quitarDominios = (): void => void Object.assign(domain, { create: () => inerte });
