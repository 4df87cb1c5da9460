// Valid requests for what goes into files, and for the audit.
export function deExportar(uid: string) {
  const dosManeras = [
    { consulta: { desde: '2026-11-01', hasta: '2026-11-30', limite: 5 } },
    { consulta: { id_cobrador: uid, limite: 5 } },
  ];
  return {
    exportarClientes: dosManeras,
    exportarCreditos: dosManeras,
    exportarMovimientos: dosManeras,
    exportarSolicitudes: [...dosManeras, { consulta: { cuales: 'respondidas' } }],
    leerBitacora: {
      consulta: { id_cobrador: uid, id_cliente: 'x', accion: 'x', desde: '2026-11-01', hasta: '2026-11-18' },
    },
  };
}
