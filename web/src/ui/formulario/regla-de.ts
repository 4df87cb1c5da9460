type Esquema = {
  readonly safeParse: (valor: unknown) => {
    readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined;
  };
};

/** The server's rule; what is stored may stay, even when it does not meet today's rule. */
export const reglaDe = (esquema: Esquema, actual?: string) => ({
  validator: (_: unknown, texto = ''): Promise<void> => {
    const { error } = esquema.safeParse(texto);
    return error === undefined || texto === actual
      ? Promise.resolve()
      : Promise.reject(new Error(error.issues[0]?.message));
  },
});
