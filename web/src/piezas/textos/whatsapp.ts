/** A chat with them, the text typed already; without a number of ten digits WhatsApp asks whom to send it to. */
export const enlaceWhatsApp = (telefono: string, texto: string): string =>
  `https://wa.me/${/^\d{10}$/.test(telefono) ? `52${telefono}` : ''}?text=${encodeURIComponent(texto)}`;
