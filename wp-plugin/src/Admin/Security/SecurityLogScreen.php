<?php

declare(strict_types=1);

namespace Passerelle\Admin\Security;

use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Settings\SubMenu;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\ServerVariables;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Security\LogHashes;
use Passerelle\Security\Outcome;
use Passerelle\Security\SecurityEvent;
use Passerelle\Security\SecurityEvents;
use Passerelle\Security\StoredEvent;

/** The security log for administrators: filtered, paginated and exportable; an export is itself logged. */
#[Priority(-50)]
final readonly class SecurityLogScreen implements AdminPart
{
    public const PAGE = 'passerelle-security-log';
    public const CAPABILITY = 'manage_options';
    private const EXPORT = 'export';
    private const NONCE = 'passerelle_security_export';
    private const FILTER_NONCE = 'passerelle_security_filter';
    /** Posted only, so that it appears in no URL and no access log. */
    private const EMAIL = 'email';
    private const PAGE_NUMBER = 'paged';
    private const HASH_PREFIX_LENGTH = 10;
    private const SEE_OTHER = 303;

    public function __construct(
        private Texts $texts,
        private SecurityEvents $events,
        private LogHashes $hashes,
        private Config $config,
    ) {
    }

    public function register(): void
    {
        SubMenu::add(self::PAGE, self::CAPABILITY, fn (): string => $this->texts->get('security.title'), $this->render(...), function (): void {
            $this->filter();
            $this->export();
        });
    }

    public function render(): void
    {
        $query = EventQuery::of(self::queryParameters());
        $filter = $query->filter(Zone::ofSite());
        $perPage = $this->config->limit('security', 'perPage');
        $total = $this->events->count($filter);
        $pages = max(1, (int) ceil($total / $perPage));
        $requested = self::queryParameters()[self::PAGE_NUMBER] ?? 1;
        $page = min(max(1, is_numeric($requested) ? (int) $requested : 1), $pages);
        // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Markup
        echo Markup::element('div', ['class' => 'wrap'], Markup::text('h1', $this->texts->get('security.title'))
            . Markup::text('p', $this->texts->get('security.intro', ['days' => $this->config->limit('security', 'keepDays')]))
            . $this->form($query)
            . Markup::text('p', $this->texts->get('security.total', ['total' => $total]), ['role' => 'status'])
            . ($total === 0 ? '' : $this->table($this->events->list($filter, $perPage, ($page - 1) * $perPage)) . $this->pagination($query, $page, $pages)));
    }

    /** Content of the export, which is logged; null for an invalid request. */
    public function file(EventQuery $query, string $format): ?string
    {
        if (!isset(EventExport::FORMATS[$format]) || !current_user_can(self::CAPABILITY)) {
            return null;
        }
        $events = $this->events->list($query->filter(Zone::ofSite()), $this->config->limit('security', 'exportRows'));
        SecurityEvent::Export->succeeded("security_log_{$format}");

        return EventExport::write($format, $this->texts->language()->value, $events);
    }

    /** @param array<array-key, mixed> $posted unslashed */
    public function filtered(array $posted): EventQuery
    {
        $query = EventQuery::of($posted);
        $email = $posted[self::EMAIL] ?? '';

        return is_string($email) && trim($email) !== '' ? $query->withPerson(trim($email), $this->hashes) : $query;
    }

    /** Redirects from the posted filter to a URL that can be bookmarked and shared. */
    private function filter(): void
    {
        if (!ServerVariables::isPost()) {
            return;
        }
        check_admin_referer(self::FILTER_NONCE);
        wp_safe_redirect($this->address($this->filtered((array) wp_unslash($_POST))->values), self::SEE_OTHER);
        exit;
    }

    private function export(): void
    {
        $format = self::queryParameters()[self::EXPORT] ?? null;
        if (!is_string($format)) {
            return;
        }
        check_admin_referer(self::NONCE);
        $file = $this->file(EventQuery::of(self::queryParameters()), $format);
        if ($file === null) {
            return;
        }
        nocache_headers();
        header('Content-Type: ' . EventExport::FORMATS[$format]);
        header("Content-Disposition: attachment; filename=\"passerelle-security-log.{$format}\"");
        header('X-Content-Type-Options: nosniff');
        // phpcs:ignore WordPress.Security.EscapeOutput -- a file, not HTML
        echo $file;
        exit;
    }

    private function form(EventQuery $query): string
    {
        $events = array_map(static fn (SecurityEvent $event): string => $event->value, SecurityEvent::cases());
        $outcomes = array_map(static fn (Outcome $outcome): string => $outcome->value, Outcome::cases());

        return Markup::element('form', ['method' => 'post', 'action' => $this->address([]), 'class' => 'passerelle-log-filter'], implode('', [
            wp_nonce_field(self::FILTER_NONCE, display: false),
            $this->select($query, EventQuery::EVENT, 'security.event', $events),
            $this->select($query, EventQuery::OUTCOME, 'security.outcome', $outcomes),
            $this->input($query, EventQuery::REASON, 'text'),
            $this->person($query),
            $this->input($query, EventQuery::FROM, 'date'),
            $this->input($query, EventQuery::UNTIL, 'date'),
            Markup::element('p', [], Markup::text('button', $this->texts->get('security.filter'), ['type' => 'submit', 'class' => 'button button-primary'])
                . ' ' . Markup::text('a', $this->texts->get('security.reset'), ['href' => $this->address([]), 'class' => 'button'])
                . implode('', array_map(fn (string $format): string => ' ' . Markup::text('a', $this->texts->get("security.export.{$format}"), [
                    // Not wp_nonce_url(), which escapes.
                    'href' => add_query_arg('_wpnonce', wp_create_nonce(self::NONCE), $this->address([...$query->values, self::EXPORT => $format])),
                    'class' => 'button',
                ]), array_keys(EventExport::FORMATS)))),
        ]));
    }

    /** The filter by person stays until another one is entered or the link removes it. */
    private function person(EventQuery $query): string
    {
        $input = Markup::element('input', ['type' => 'email', 'name' => self::EMAIL, 'id' => 'security-' . self::EMAIL]);
        $field = $this->labelled(self::EMAIL, $input);
        $accounts = $query->value(EventQuery::ACCOUNT);
        if ($accounts === '') {
            return $field;
        }

        return $field
            . Markup::element('input', ['type' => 'hidden', 'name' => EventQuery::ACCOUNT, 'value' => $accounts])
            . Markup::element('p', [], Markup::text('a', $this->texts->get('security.everybody'), ['href' => $this->address($query->withoutPerson()->values)]));
    }

    /** @param list<string> $values */
    private function select(EventQuery $query, string $field, string $texts, array $values): string
    {
        $options = Markup::text('option', $this->texts->get('security.all'), ['value' => '']);
        foreach ($values as $value) {
            $options .= Markup::text('option', $this->texts->get("{$texts}.{$value}"), [
                'value' => $value,
                'selected' => $query->value($field) === $value ? 'selected' : null,
            ]);
        }

        return $this->labelled($field, Markup::element('select', ['name' => $field, 'id' => "security-{$field}"], $options));
    }

    private function input(EventQuery $query, string $field, string $type): string
    {
        $attributes = ['type' => $type, 'name' => $field, 'id' => "security-{$field}", 'value' => $query->value($field)];

        return $this->labelled($field, Markup::element('input', $attributes));
    }

    private function labelled(string $field, string $control): string
    {
        $label = Markup::text('label', $this->texts->get("security.field.{$field}"), ['for' => "security-{$field}"]);

        return Markup::element('p', ['class' => 'passerelle-log-field'], $label . $control);
    }

    /** @param list<StoredEvent> $events */
    private function table(array $events): string
    {
        $columns = ['at', 'event', 'outcome', 'reason', 'account', 'actor', 'network', 'object'];
        $head = implode('', array_map(fn (string $name): string => Markup::text('th', $this->texts->get("security.column.{$name}"), ['scope' => 'col']), $columns));
        $rows = implode('', array_map(fn (StoredEvent $event): string => Markup::element('tr', [], $this->cells($event)), $events));

        $table = Markup::element('table', ['class' => 'widefat striped'], Markup::element('thead', [], Markup::element('tr', [], $head)) . Markup::element('tbody', [], $rows));

        // It scrolls sideways on small screens, by keyboard too.
        return Markup::element('div', ['class' => 'passerelle-log-table', 'role' => 'region', 'tabindex' => '0', 'aria-label' => $this->texts->get('security.title')], $table);
    }

    private function cells(StoredEvent $event): string
    {
        $at = Zone::ofSite()->at($event->at)->format('Y-m-d H:i:s');
        $kind = SecurityEvent::tryFrom($event->event) === null ? $event->event : $this->texts->get("security.event.{$event->event}");
        $hash = static fn (string $hash): string => $hash === '' ? '' : Markup::text('code', substr($hash, 0, self::HASH_PREFIX_LENGTH), ['title' => $hash]);

        return Markup::text('td', $at) . Markup::text('td', $kind) . Markup::text('td', $this->texts->get("security.outcome.{$event->outcome}"))
            . Markup::element('td', [], $event->reason === '' ? '' : Markup::text('code', $event->reason))
            . Markup::element('td', [], $hash($event->account)) . Markup::element('td', [], $hash($event->actor))
            . Markup::element('td', [], $hash($event->network)) . Markup::text('td', $event->object);
    }

    private function pagination(EventQuery $query, int $page, int $pages): string
    {
        $link = fn (int $to, string $text): string => $to < 1 || $to > $pages
            ? ''
            : Markup::text('a', $this->texts->get($text), ['href' => $this->address([...$query->values, self::PAGE_NUMBER => (string) $to]), 'class' => 'button']) . ' ';

        return Markup::element('nav', ['aria-label' => $this->texts->get('security.pages')], Markup::element('p', [], $link($page - 1, 'security.previous')
            . Markup::text('span', $this->texts->get('security.page', ['page' => $page, 'pages' => $pages])) . ' '
            . $link($page + 1, 'security.next')));
    }

    /** @param array<string, string> $parameters */
    private function address(array $parameters): string
    {
        return SubMenu::address(self::PAGE, $parameters);
    }

    /** @return array<array-key, mixed> */
    private static function queryParameters(): array
    {
        // phpcs:ignore WordPress.Security.NonceVerification -- reading only; exports check theirs
        return (array) wp_unslash($_GET);
    }
}
