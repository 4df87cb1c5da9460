import { centavos, formatearPesos, type Parametros } from '@leal/domain';

/* Each figure has one definition, whatever the screens call it; which function computes it: docs/figuras.md. */

const recaudado = (cuando: string): string =>
  `Suma de los pagos vigentes ${cuando}, cada uno en el día en que se cobró. No incluye lo que espera aprobación.`;
const abonos = (cuando: string): string => `Pagos vigentes ${cuando}; visitas y atrasos no cuentan.`;
const visitados = (cuando: string): string =>
  `Clientes con un pago, una visita, un atraso o abonos por aprobar ${cuando}; cada crédito cuenta una vez.`;
const gastos = (cuando: string): string => `Gastos aprobados ${cuando}, por día de aprobación.`;

/** The day's route. */
const deLaRuta = ({ resto_minimo_centavos }: Parametros) => ({
  clientesParaHoy:
    'Créditos activos que se cobran hoy y no tienen pago ni abonos por aprobar. Los visitados hoy van aparte.',
  sugerido: `Lo que se cobra con un toque: el abono diario, o lo que falte si es menos; todo, si sobraría menos de ${formatearPesos(centavos(resto_minimo_centavos))}.`,
  atrasado: 'Lo que debía haberse pagado hasta ayer, un abono diario por día de cobro, y no se pagó.',
  clientesDelDia:
    'Créditos que se cobran hoy y aún no se visitan, y todos los visitados hoy, también los que pagan por adelantado.',
  esperadoHoy:
    'Suma del monto sugerido de los que se cobran hoy: su abono diario o lo que falte. De quien ya pagó, el de antes de su pago.',
  cobradoDeLoEsperado:
    'Lo cobrado, sin lo de castigados, entre lo esperado: hoy, y en los 7 y 30 días anteriores que se guardaron. Lo esperado queda como al cerrar el día.',
});

/** The money that came in and went out. */
const DEL_DINERO = {
  recaudadoHoy: recaudado('de hoy'),
  recaudadoDia: recaudado('del día'),
  recaudadoSemana: recaudado('de la semana, de lunes a domingo'),
  recaudadoEnEfectivo: 'Lo recaudado que se recibió en efectivo: entra a la caja.',
  recaudadoPorTransferencia:
    'Lo recaudado que el cliente pagó a una cuenta de la oficina: no está en ninguna caja ni se entrega.',
  semanaContraAnterior: 'Los días ya completos de esta semana, contra los mismos de la semana pasada.',
  cobranzaPorDia: recaudado('de cada día de la semana'),
  abonosHoy: abonos('de hoy'),
  abonosDia: abonos('del día'),
  abonosSemana: abonos('de la semana'),
  visitadosHoy: visitados('hoy'),
  visitadosDia: visitados('ese día'),
  visitadosSemana: visitados('en la semana'),
  promesasCumplidas:
    'De las promesas cuyo día ya pasó o que ya se pagaron, aquellas cuyo monto se pagó a más tardar ese día. Una nueva reemplaza la abierta.',
  motivosDia:
    'Clientes con visita o atraso ese día y sin pago ni abonos por aprobar, por lo último que se dijo; cada crédito cuenta una vez.',
  gastosDia: gastos('ese día'),
  gastosSemana: gastos('en la semana'),
  visitasSemana: 'Visitas sin pago de la semana.',
  atrasosSemana: 'Atrasos de la semana; un pago del mismo día quita el suyo.',
  creditosNuevosSemana:
    'Créditos aprobados que empezaron en la semana, también los que están por entregar; no los cancelados antes de entregarse.',
  creditosTerminadosSemana: 'Créditos que se terminaron de pagar o se renovaron en la semana.',
  efectivoEntregar:
    'Efectivo recibido hoy menos los gastos aprobados hoy; los abonos múltiples cuentan el día en que se aprueban.',
  llegoDespues: 'Efectivo de pagos de días anteriores que llegaron o se aprobaron hoy.',
  debesTener:
    'Lo que movió la caja desde el último corte: fondos y pagos, menos gastos aprobados, préstamos entregados y entregas parciales, más correcciones.',
  diferenciaCorte:
    'Lo que debía haber en un corte menos lo que se contó: más de cero falta, menos de cero sobra.',
  enMano: 'Efectivo que el cobrador ya recibió y espera al gerente: abonos múltiples y capturas tardías.',
  porResolver:
    'Lo que el gerente no aprobó de los abonos múltiples y las capturas tardías, y el cobrador aún no registra ni devuelve.',
  efectivoEnMano:
    'Lo que el cobrador debe a la oficina: su corte abierto, los cortes que nadie ha confirmado y sus diferencias.',
};

/** Of loans that were taken out as lost. */
const DE_CASTIGOS = {
  castigos:
    'Capital que no se pagó de los créditos que se castigaron en el mes, menos el de los castigos que se deshicieron en él.',
  recuperado:
    'La parte de capital de lo que se pagó de créditos castigados, y lo que correcciones movieron de ella.',
  creditosCastigados: 'Créditos que un gerente dio por perdidos y no se han deshecho.',
  saldoCastigado: 'Lo que falta por pagar de los créditos castigados, con interés.',
  capitalPerdido: 'Capital que no se había pagado de cada crédito cuando se castigó.',
  cobradoDespues:
    'Lo que se pagó de los créditos castigados después de su castigo, con interés; menos lo que se corrigió de antes.',
  pagadoDelConvenio:
    'Lo pagado del crédito desde el día en que se hizo el convenio, ese día incluido, en efectivo o por transferencia.',
};

/** The cash of the next days. */
const DEL_EFECTIVO = {
  debidoPorPlan:
    'Lo que el plan pide ese día y no está cubierto; ya vencido, un abono diario. Lo que se debía antes no cuenta, ni lo que pasa del saldo.',
  cobroEsperado:
    'Lo debido por plan, por la parte que cada grupo de atraso ha pagado en las últimas ocho semanas de lo que debía cada día.',
  rangoEsperado:
    'Lo esperado, si fuera como en la semana que menos trajo o la que más, de las últimas ocho. Con menos de cuatro completas no se dice.',
  quedaPorDia:
    'Lo esperado, menos los préstamos por entregar, los entregados hoy y los gastos de un día: el promedio de los últimos 28.',
  capitalPorAprobar:
    'El efectivo que se entregaría si se aprobara todo lo pedido: los créditos nuevos, y de las renovaciones lo que queda tras su saldo de ahora.',
  parteCobrada:
    'De lo debido cada día de ocho semanas, cuánto se cobró ese día, según el atraso al empezar; sin castigados. Con atrasos puede pasar de 100 %.',
  errorDePronostico:
    'Cuánto se alejó lo esperado de lo que llegó, en parte de lo que llegó: en los pronósticos de cuatro semanas, de un día o de siete juntos.',
};

/** The weeks that are kept. */
const DE_SEMANAS = {
  riesgoDeLaSemana:
    'De lo que debían los créditos entregados al cerrar la semana, la parte de los que tenían más de 7 días de atraso. Queda como se guardó.',
  cambiosDeAtraso:
    'Los créditos que tenían esos días de atraso una semana antes, por cómo cerraron la semana. Todos suman: quien ya no está se nombra.',
  cosechas:
    'De lo que había que pagar de los préstamos que empezaron en el mes, la parte que faltaba a esos días de su inicio. Son de quien los empezó.',
  cobradoDeLaSemana:
    'Lo cobrado en la semana, sin castigados, entre lo que tocaba: el abono diario o lo que faltaba de cada crédito entregado, no el sugerido del tablero.',
  carteraDeLaSemana:
    'Lo que debían al cerrar la semana los créditos entregados, con interés, y de cuántos clientes eran. Queda como se guardó.',
  promesasDeLaSemana:
    'De las promesas para días de la semana, las que se pagaron a más tardar ese día. No cuenta la que se reemplazó antes.',
  primerosAbonos:
    'De los préstamos cuyo primer abono tocaba en la semana, los que no lo habían pagado entero ese día.',
};

const DEL_RIESGO = {
  carteraEntregada: 'Lo que falta por pagar de los créditos activos ya entregados, con interés.',
  carteraEnRiesgo:
    'Lo que deben los créditos ya entregados con más días de atraso que esos, y qué parte es del saldo de todos los entregados.',
  edadesDeCartera:
    'Lo que deben los créditos ya entregados, según los días desde su primer abono sin cubrir, domingos y festivos incluidos.',
  riesgoPorMonto:
    'Lo que debían al cierre los créditos ya entregados, según lo que se prestó en cada uno, sin interés, y su parte con más días de atraso.',
  riesgoPorColonia:
    'Lo mismo según la colonia del cliente, o la que dice su dirección: las 30 que más deben, las demás juntas, y quien no la tiene.',
  riesgoPorAntiguedad:
    'Lo mismo según los meses cumplidos desde que empezó el primer crédito de cada cliente.',
};

/** The definitions with the settings in force; with the defaults each is what docs/figuras.md says. */
export const definiciones = (p: Parametros) => ({
  // The portfolio.
  capital: 'Suma de lo prestado en los créditos activos, sin interés; también lo que está por entregar.',
  porEntregar:
    'De los créditos activos, los aprobados cuyo préstamo aún no se entrega, y el efectivo que espera su cliente.',
  saldo: 'Lo que falta por pagar de los créditos activos, con interés.',
  abonoDiario: 'Suma del abono diario de los créditos activos: el total de cada uno entre sus días.',
  abonoMinimo: `Lo menos que se espera cobrar en un día: ${p.porcentaje_abono_minimo} % del abono diario.`,
  clientes: 'Clientes dados de alta y no eliminados, con o sin crédito.',
  clientesActivos: 'Clientes con un crédito activo: aprobado y todavía con saldo. Cada uno tiene solo uno.',
  clientesVencidos: 'Clientes con un crédito activo cuya fecha de vencimiento ya pasó y que aún deben.',
  saldoVencido: 'Lo que deben los clientes vencidos.',
  vencidosPorAntiguedad: 'Lo que deben los clientes vencidos, según los días desde su fecha de vencimiento.',
  ...DE_SEMANAS,
  ...DEL_RIESGO,
  resultadoDelMes:
    'El interés ganado, menos gastos, diferencias condonadas, transferencias que no llegaron y créditos castigados, más lo recuperado de estos.',
  interesGanado:
    'El interés que va en lo que se pagó en el mes. Una corrección cuenta en el mes en que se hace; lo pagado antes de Leal, en ninguno.',
  gastosDelMes: 'Los gastos que se aprobaron en el mes.',
  diferenciasCondonadas: 'Lo que faltó en los cortes y un gerente condonó en el mes, menos lo que sobró.',
  transferenciasPerdidas:
    'Transferencias del mes que no están en el banco, de créditos que ya no se corrigen: renovados, o liquidados de quien se eliminó o ya tiene otro.',
  ...DE_CASTIGOS,
  ...DEL_EFECTIVO,
  recuperacion:
    'De lo que deben pagar los créditos activos ya entregados, con interés, cuánto se ha pagado ya. Sin dato de entrega cuentan como entregados.',
  rutas: 'Cobradores con cuenta activa: cada uno lleva una ruta.',
  clientesConHistoria: 'Clientes no eliminados que tienen o tuvieron un crédito aprobado.',
  clientesFinalizados: 'Clientes que tuvieron un crédito y ya no tienen ninguno activo.',
  ...DEL_DINERO,
  // The requests that wait for the manager.
  porAprobar:
    'Lo que espera una decisión: créditos nuevos, gastos y todo lo que un cobrador pide en una solicitud.',
  esperaDesde: 'Hace cuánto se pidió lo más antiguo que espera una decisión.',
  creditosPorAprobar: 'Créditos nuevos que esperan la decisión del gerente.',
  abonosPorAprobar:
    'Ediciones y eliminaciones de pagos, abonos múltiples y capturas tardías que esperan al gerente.',
  renovacionesPorAprobar: 'Renovaciones que esperan la decisión del gerente.',
  gastosPorAprobar: 'Gastos que esperan la decisión del gerente, y su monto.',
  gastosAprobados: 'Gastos que el gerente aprobó: bajan el efectivo a entregar de ese día.',
  gastosRechazados: 'Gastos que el gerente rechazó, con su motivo.',
  elegibles: `Créditos activos con al menos ${p.porcentaje_renovacion} % pagado, y los ya pagados de clientes sin otro después.`,
  renovacionesDecididas: 'Renovaciones que el gerente aprobó o rechazó.',
  // One credit.
  prestado: 'Lo que se le prestó al cliente, sin interés.',
  totalAPagar: 'Lo prestado más el interés de su plazo.',
  abonoDelCredito: 'El total a pagar entre los días del plazo.',
  interesDelCredito: 'El total a pagar menos lo prestado.',
  cat: 'Costo anual total: la tasa anual con la que los pagos del plan valen lo prestado. Sin IVA ni comisiones.',
  tocaPagar: 'Lo que el plan pide ese día: el abono diario, y el último día lo que deja el redondeo.',
  pagado: 'Pagos vigentes del crédito, y lo que una renovación haya liquidado.',
  restante: 'Total a pagar menos lo pagado; nunca menos de cero.',
  avance: 'Días de cobro transcurridos desde el inicio, de los días del plazo.',
  atrasos: 'Días de atraso registrados; un pago del mismo día lo quita.',
  diasATiempo: 'Días del crédito que ya estaban pagados el día en que vencían. Se cuentan cuando termina.',
  penalizaciones: `Una por cada ${p.atrasos_por_penalizacion} atrasos.`,
  montoPenalizacion: 'Un abono diario por penalización. Informa: no se suma al saldo.',
  ...deLaRuta(p),
  rutaAtrasada: 'Sus visitas de hoy van más de una cuarta parte del horario de cobro detrás de la hora.',
});

export type Figura = keyof ReturnType<typeof definiciones>;
