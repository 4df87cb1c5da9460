import { invocar } from '../invocar.ts';
import type { Mundo } from '../mundo.ts';
import { POR_RENOVAR } from '../pagado.ts';
import { prestar } from '../prestar.ts';
import { type Caso, conTelefono, deAjustes, deAlta, deCobrador, deGerente } from './preparar.ts';

const multiple = (p: string) => ({ id_credito: `${p}-cre-1`, monto_total: 720, motivo: 'Adelanta' });
const abono = (monto: number) => (p: string) => ({ id_credito: `${p}-cre-1`, monto });
const tap = (p: string) => ({
  ...abono(120)(p),
  clave: 'una',
  capturado_en: '2026-11-18T10:30:00-06:00',
});
/** A plain payment of one abono. */
export const ABONO = abono(120);
const CAPTURADO_EN = '2026-11-18T10:30:00-06:00';
const entregado = (p: string) => ({
  id_cobrador: p,
  clave: 'una',
  que: 'el pago de $120.00',
  capturado_en: CAPTURADO_EN,
  abono: { ...abono(120)(p), capturado_en: CAPTURADO_EN, dispositivo: 'moto-g_1', secuencia: 1 },
});
const UNA_PUERTA = { latitud: 24, longitud: -104, precision_m: 9 };
const PENDIENTE = { estado: 'Pendiente' } as const;
/** Every changing call but a manager's decisions about requests. */
export const generales = (mundo: Mundo): Caso[] => [
  { nombre: 'registrarAbono', titulo: 'a payment', preparar: () => deCobrador(mundo, abono(120)) },
  { nombre: 'registrarAbono', titulo: 'a visit', preparar: () => deCobrador(mundo, abono(0)) },
  {
    nombre: 'registrarAbono',
    titulo: 'a payment of 6 abonos',
    preparar: () => deCobrador(mundo, abono(720)),
  },
  {
    nombre: 'registrarAbono',
    titulo: 'a payment that takes back a late day',
    preparar: () =>
      deCobrador(mundo, abono(120), (persona, p) =>
        invocar(persona, 'registrarAtraso', { cuerpo: { id_credito: `${p}-cre-1` } }),
      ),
  },
  {
    nombre: 'enviarAbonoAlGerente',
    titulo: 'a refused payment handed to the manager',
    preparar: () => deCobrador(mundo, tap),
    exito: 202,
  },
  {
    nombre: 'descartarAbono',
    titulo: 'a payment discarded on the phone',
    preparar: () => deCobrador(mundo, tap),
  },
  {
    nombre: 'registrarAtraso',
    titulo: 'a late day',
    preparar: () => deCobrador(mundo, (p) => ({ id_credito: `${p}-cre-1` })),
  },
  {
    nombre: 'solicitarAbonosMultiples',
    titulo: 'a request of 6 abonos',
    preparar: () => deCobrador(mundo, multiple),
  },
  {
    nombre: 'guardarOrden',
    titulo: 'the order of the route',
    preparar: () => deCobrador(mundo, (p) => ({ ordenClientes: [`${p}-cre-2`, `${p}-cre-1`] })),
  },
  {
    nombre: 'registrarPunto',
    titulo: 'where a door is',
    preparar: async () => {
      const preparado = await deCobrador(mundo, () => ({ punto: UNA_PUERTA }));
      return { ...preparado, parametros: { id_cliente: `${preparado.persona.uid}-cli-1` } };
    },
  },
  {
    nombre: 'solicitarEdicionCliente',
    titulo: 'a request to edit a client',
    preparar: () => deCobrador(mundo, (p) => ({ id_cliente: `${p}-cli-1`, motivo: 'Se mudó' })),
  },
  {
    nombre: 'solicitarRenovacion',
    titulo: 'a request to renew',
    preparar: () =>
      deCobrador(
        mundo,
        (p) => ({ id_credito_anterior: `${p}-cre-1`, monto_solicitado: 4000, dias_pago: 30 }),
        undefined,
        [POR_RENOVAR],
      ),
  },
  {
    nombre: 'aprobarCredito',
    titulo: 'a credit approved',
    preparar: () => deGerente(mundo, (p) => ({ cuerpo: { id_credito: `${p}-cre-1` } }), PENDIENTE),
  },
  {
    nombre: 'rechazarCredito',
    titulo: 'a credit rejected',
    preparar: () =>
      deGerente(mundo, (p) => ({ cuerpo: { id_credito: `${p}-cre-1`, comentario: 'No' } }), PENDIENTE),
  },
  {
    nombre: 'editarPendiente',
    titulo: 'a pending credit corrected',
    preparar: () =>
      deGerente(
        mundo,
        (p) => ({ parametros: { id_credito: `${p}-cre-1` }, cuerpo: { nombre: 'Otra', dias_pago: 60 } }),
        PENDIENTE,
      ),
  },
  {
    nombre: 'editarCliente',
    titulo: 'a client changed',
    preparar: () =>
      deGerente(mundo, (p) => ({
        parametros: { id_cliente: `${p}-cli-1` },
        cuerpo: { nombre: 'Otra', dias_pago: 60 },
      })),
  },
  {
    nombre: 'guardarNota',
    titulo: "a client's note",
    preparar: () =>
      deGerente(mundo, (p) => ({
        parametros: { id_cliente: `${p}-cli-1` },
        cuerpo: { nota: 'Perro bravo' },
      })),
  },
  {
    nombre: 'eliminarCliente',
    titulo: 'a client deleted',
    // And the loan that is lost with them.
    anotaciones: 2,
    preparar: () =>
      deGerente(mundo, (p) => ({
        parametros: { id_cliente: `${p}-cli-1` },
        consulta: { visto_credito: `${p}-cre-1`, visto_saldo: 3600, motivo: 'Se fue' },
      })),
  },
  {
    nombre: 'aprobarGasto',
    titulo: 'an expense approved',
    preparar: () => deGerente(mundo, (p) => ({ parametros: { id_gasto: `${p}-gas-1` } })),
  },
  {
    nombre: 'rechazarGasto',
    titulo: 'an expense rejected',
    preparar: () =>
      deGerente(mundo, (p) => ({
        parametros: { id_gasto: `${p}-gas-1` },
        cuerpo: { motivo_rechazo: 'Sin nota' },
      })),
  },
  {
    nombre: 'recibirRegistro',
    titulo: 'a payment handed over from the phone of somebody who is turned off',
    preparar: async () => {
      const preparado = await deGerente(mundo, (p) => ({ cuerpo: entregado(p) }));
      await mundo.db.doc(`usuarios/${preparado.cuerpo?.['id_cobrador'] as string}`).update({ activo: false });
      return preparado;
    },
    anotaciones: 2,
  },
  {
    nombre: 'cambiarUsuario',
    titulo: 'a user turned off',
    preparar: () =>
      deGerente(mundo, (p) => ({
        parametros: { id_usuario: p },
        cuerpo: { activo: false, deja_clientes: true, nombre: 'Otra' },
      })),
  },
  {
    nombre: 'editarUsuario',
    titulo: 'a user with another name and e-mail',
    preparar: () =>
      deGerente(mundo, (p) => ({
        parametros: { id_usuario: p },
        cuerpo: { nombre: 'Otra', email: `otra-${p}@leal.demo` },
      })),
  },
  {
    nombre: 'crearEnlaceContrasena',
    titulo: 'a link for a password',
    preparar: () => deGerente(mundo, (p) => ({ parametros: { id_usuario: p } })),
    cadaVez: 'enlace',
  },
  {
    nombre: 'ponerVacaciones',
    titulo: 'somebody away',
    preparar: () =>
      deGerente(mundo, (p) => ({
        parametros: { id_usuario: p },
        cuerpo: { vacaciones: { del: '2026-11-18', al: '2026-11-27' }, visto: null },
      })),
    breve: true,
  },
  {
    nombre: 'prestarRuta',
    titulo: "a route that is somebody else's to work",
    preparar: async () => {
      const { uid: a } = await mundo.cobrador([{}]);
      return deGerente(mundo, (p) => ({
        parametros: { id_usuario: p },
        cuerpo: { a, del: '2026-11-18', al: '2026-11-20', ambos: false },
      }));
    },
  },
  {
    nombre: 'terminarRutaPrestada',
    titulo: 'a route that goes back',
    preparar: async () => {
      const { uid: a } = await mundo.cobrador([{}]);
      const preparado = await deGerente(mundo, (p) => ({ parametros: { id_usuario: p }, cuerpo: {} }));
      const id_usuario = preparado.parametros?.['id_usuario'] ?? '';
      const { cuerpo } = await prestar(preparado.persona, id_usuario, { a });
      return { ...preparado, parametros: { id_usuario, id_prestada: cuerpo.prestada.id_prestada } };
    },
  },
  {
    nombre: 'terminarSesiones',
    titulo: "a person's sessions ended",
    preparar: () => deGerente(mundo, (p) => ({ parametros: { id_usuario: p }, cuerpo: {} })),
    breve: true,
  },
  {
    nombre: 'perderTelefono',
    titulo: 'a phone taken for lost',
    preparar: () => conTelefono(mundo),
  },
  {
    nombre: 'avisarContacto',
    titulo: 'what a phone says of itself',
    preparar: async () => {
      const cuerpo = { dispositivo: 'tel-1', version: '1.0.0', sin_enviar: 2, monto_sin_enviar: 240 };
      const preparado = await deCobrador(mundo, () => cuerpo);
      const registro = mundo.db.doc(`contactos/${preparado.persona.uid}`);
      const foto = async () => ({ ...(await preparado.foto()), contactos: (await registro.get()).data() });
      return { ...preparado, foto };
    },
    anotaciones: 0,
    breve: true,
  },
  { nombre: 'register', titulo: 'a new user', preparar: () => deAlta(mundo) },
  { nombre: 'guardarAjustes', titulo: 'settings', preparar: () => deAjustes(mundo) },
];
