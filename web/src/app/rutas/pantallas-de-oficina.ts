// The code of each screen of the office; where it stands and who sees it says `oficina.ts`.
import type { TipoSolicitud } from '@leal/domain';
import { delCamino } from './ruta.tsx';

export const rutaDeCobrador = async () =>
  delCamino((await import('../../oficina/rutas/RutaDeCobrador.tsx')).RutaDeCobrador);
export const reportesDeCobrador = async () =>
  delCamino((await import('../../oficina/rutas/ReportesDeCobrador.tsx')).ReportesDeCobrador);
export const tableroGerente = async () =>
  (await import('../../oficina/tablero/TableroGerente.tsx')).TableroGerente;
export const pantallaTransferencias = async () =>
  (await import('../../oficina/banco/PantallaTransferencias.tsx')).PantallaTransferencias;
export const pantallaDepositos = async () =>
  (await import('../../oficina/banco/depositos/PantallaDepositos.tsx')).PantallaDepositos;
export const bandeja = async () => (await import('../../oficina/bandeja/Bandeja.tsx')).Bandeja;
export const pantallaCreditos = async () =>
  (await import('../../oficina/creditos/PantallaCreditos.tsx')).PantallaCreditos;
export const pantallaActivos = async () =>
  (await import('../../oficina/clientes/PantallaActivos.tsx')).PantallaActivos;
export const gastosDeTodos = async () =>
  (await import('../../oficina/gastos/GastosDeTodos.tsx')).GastosDeTodos;
export const cortes = async () => (await import('../../oficina/cortes/Cortes.tsx')).Cortes;
export const detalleCorte = async () => (await import('../../oficina/cortes/DetalleCorte.tsx')).DetalleCorte;
export const diferencias = async () => (await import('../../oficina/cortes/Diferencias.tsx')).Diferencias;
export const queVerHoy = async () => (await import('../../oficina/hoy/QueVerHoy.tsx')).QueVerHoy;
export const gestionRutas = async () => (await import('../../oficina/rutas/GestionRutas.tsx')).GestionRutas;
export const reportesDeTodos = async () =>
  (await import('../../oficina/rutas/ReportesDeTodos.tsx')).ReportesDeTodos;
export const pantallaRiesgo = async () =>
  (await import('../../oficina/riesgo/PantallaRiesgo.tsx')).PantallaRiesgo;
export const pantallaEvolucion = async () =>
  (await import('../../oficina/evolucion/PantallaEvolucion.tsx')).PantallaEvolucion;
export const pantallaResultado = async () =>
  (await import('../../oficina/resultado/PantallaResultado.tsx')).PantallaResultado;
export const pantallaCastigados = async () =>
  (await import('../../oficina/castigos/PantallaCastigados.tsx')).PantallaCastigados;
export const pantallaEfectivo = async () =>
  (await import('../../oficina/efectivo/PantallaEfectivo.tsx')).PantallaEfectivo;
export const paginaCliente = async () =>
  (await import('../../oficina/expediente/pagina/PaginaCliente.tsx')).PaginaCliente;
export const pantallaLlegadas = async () =>
  (await import('../../oficina/llegadas/PantallaLlegadas.tsx')).PantallaLlegadas;
export const pantallaSenales = async () =>
  (await import('../../oficina/senales/PantallaSenales.tsx')).PantallaSenales;
export const traspasosDeOficina = async () =>
  (await import('../../oficina/traspasos/TraspasosDeOficina.tsx')).TraspasosDeOficina;
export const pantallaPorEntregar = async () =>
  (await import('../../oficina/entregas/PantallaPorEntregar.tsx')).PantallaPorEntregar;
export const pantallaEquipo = async () =>
  (await import('../../oficina/equipo/pantalla/PantallaEquipo.tsx')).PantallaEquipo;
export const registrarUsuario = async () =>
  (await import('../../oficina/equipo/registrar/RegistrarUsuario.tsx')).RegistrarUsuario;
export const pantallaCargar = async () =>
  (await import('../../oficina/banco/cargar/PantallaCargar.tsx')).PantallaCargar;
export const pantallaImportar = async () =>
  (await import('../../oficina/importar/pantalla/PantallaImportar.tsx')).PantallaImportar;
export const pantallaExportar = async () =>
  (await import('../../oficina/libros/PantallaExportar.tsx')).PantallaExportar;
export const pantallaAjustes = async () =>
  (await import('../../oficina/ajustes/PantallaAjustes.tsx')).PantallaAjustes;
export const pantallaBitacora = async () =>
  (await import('../../oficina/bitacora/pantalla/PantallaBitacora.tsx')).PantallaBitacora;
export const porClase = async (tipo: TipoSolicitud) =>
  (await import('../../oficina/bandeja/por-clase.tsx')).PANTALLAS[tipo];
