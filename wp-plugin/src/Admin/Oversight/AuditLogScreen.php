<?php

declare(strict_types=1);

namespace Passerelle\Admin\Oversight;

use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Settings\SubMenu;
use Passerelle\Content\Records;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\ServerVariables;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Security\Audit\AuditReading;
use WP_User;

/** The audit log for administrators: filtered, page by page, verified part by part, exported; an export is itself logged. */
#[Priority(-40)]
final readonly class AuditLogScreen implements AdminPart
{
    public const PAGE = 'passerelle-audit-log';
    public const CAPABILITY = 'manage_options';
    /** What a form asks for. */
    public const TASK = 'task';
    public const FILTER = 'filter';
    public const VERIFY = 'verify';
    private const NONCE = 'passerelle_audit_log';
    /** The line before which a page begins. */
    private const BEFORE = 'before';
    private const SEE_OTHER = 303;

    public function __construct(
        private AuditLabels $labels,
        private AuditReading $audit,
        private AuditRows $rows,
        private Records $records,
        private Exports $exports,
        private ViewerFactory $viewers,
        private Config $config,
    ) {
    }

    public function register(): void
    {
        SubMenu::add(self::PAGE, self::CAPABILITY, fn (): string => $this->labels->texts->get('audit.title'), $this->render(...), $this->handle(...));
    }

    /** @param array<string, string> $parameters */
    public static function address(array $parameters): string
    {
        return SubMenu::address(self::PAGE, $parameters);
    }

    public function render(): void
    {
        $texts = $this->labels->texts;
        // phpcs:ignore WordPress.Security.NonceVerification -- reading only
        $input = (array) wp_unslash($_GET);
        try {
            $content = $this->content(AuditQuery::of($input), self::before($input));
        } catch (DomainError) {
            $content = Markup::element('div', ['class' => 'notice notice-error inline', 'role' => 'alert'], Markup::text('p', $texts->get('error.forbidden')));
        }
        // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Markup
        echo Markup::element('div', ['class' => 'wrap'], Markup::text('h1', $texts->get('audit.title')) . Markup::text('p', $texts->get('audit.intro')) . $content);
    }

    /**
     * The file as it is sent; the export is logged before its first line.
     *
     * @return iterable<string>|null null for an unknown format
     * @throws DomainError forbidden for others than administrators
     */
    public function file(AuditQuery $query, string $format): ?iterable
    {
        $reader = $this->viewers->current();
        AuditRows::requireAdministrator($reader);
        if (!isset(AuditExport::FORMATS[$format])) {
            return null;
        }
        $this->exports->record($reader, "audit_log_{$format}", $query->values);

        return AuditExport::write($format, $this->labels->texts->language()->value, $this->rows->all($reader, $query->filter($this->records)));
    }

    /** @param array<array-key, mixed> $posted unslashed */
    public function filtered(array $posted): AuditQuery
    {
        $query = AuditQuery::of($posted);
        $email = is_string($posted[AuditFilterForm::EMAIL] ?? null) ? trim($posted[AuditFilterForm::EMAIL]) : '';
        if ($email === '') {
            return $query;
        }
        $user = get_user_by('email', $email);

        return $query->by($user instanceof WP_User ? $this->audit->accounts->findPseudonym($user->ID) : null);
    }

    /** @throws DomainError forbidden for others than administrators */
    public function verify(): void
    {
        AuditRows::requireAdministrator($this->viewers->current());
        $this->audit->verification->next();
    }

    private function handle(): void
    {
        if (!ServerVariables::isPost()) {
            return;
        }
        check_admin_referer(self::NONCE);
        $posted = (array) wp_unslash($_POST);
        $task = is_string($posted[self::TASK] ?? null) ? $posted[self::TASK] : '';
        try {
            match ($task) {
                self::FILTER => $this->redirect($this->filtered($posted)),
                self::VERIFY => $this->verifyAndReturn(),
                default => $this->download(AuditQuery::of($posted), $task),
            };
        } catch (DomainError) {
            // The screen says that it is not for them.
            return;
        }
    }

    private function verifyAndReturn(): never
    {
        $this->verify();
        $this->redirect(AuditQuery::of([]));
    }

    private function redirect(AuditQuery $query): never
    {
        wp_safe_redirect(self::address($query->values), self::SEE_OTHER);
        exit;
    }

    private function download(AuditQuery $query, string $format): void
    {
        $pieces = $this->file($query, $format);
        if ($pieces !== null && isset(AuditExport::FORMATS[$format])) {
            Download::send("passerelle-audit-log.{$format}", AuditExport::FORMATS[$format], $pieces);
        }
    }

    /** @throws DomainError forbidden */
    private function content(AuditQuery $query, int $before): string
    {
        $perPage = $this->config->limit('audit', 'perPage');
        // One more tells whether there are older ones.
        $rows = $this->rows->page($this->viewers->current(), $query->filter($this->records), $before, $perPage + 1);
        $shown = array_slice($rows, 0, $perPage);
        $nonce = wp_nonce_field(self::NONCE, display: false);

        return (new AuditFilterForm($this->labels))->html($query, $this->audit->lines->actions(), $nonce)
            . (new AuditTable($this->labels))->html($shown)
            . $this->pages($query, $before < PHP_INT_MAX, count($rows) > $perPage ? $shown[$perPage - 1]->line->id : null)
            . $this->exportForm($query, $nonce)
            . (new VerificationView($this->labels))->html($this->audit->verification->last(), $this->audit->lines->head(), $nonce);
    }

    private function pages(AuditQuery $query, bool $isLater, ?int $next): string
    {
        $texts = $this->labels->texts;
        $link = static fn (string $text, array $parameters): string
            => Markup::text('a', $texts->get($text), ['href' => self::address([...$query->values, ...$parameters]), 'class' => 'button']) . ' ';
        $links = ($isLater ? $link('audit.newest', []) : '') . ($next === null ? '' : $link('audit.older', [self::BEFORE => (string) $next]));

        return $links === '' ? '' : Markup::element('nav', ['aria-label' => $texts->get('audit.pages')], Markup::element('p', [], $links));
    }

    private function exportForm(AuditQuery $query, string $nonce): string
    {
        $buttons = implode(' ', array_map(fn (string $format): string => Markup::text('button', $this->labels->texts->get("audit.export.{$format}"), [
            'type' => 'submit',
            'name' => self::TASK,
            'value' => $format,
            'class' => 'button',
        ]), array_keys(AuditExport::FORMATS)));

        return Markup::element('form', ['method' => 'post', 'action' => self::address([])], $nonce . LabelledInput::hidden($query->values) . Markup::element('p', [], $buttons));
    }

    /** @param array<array-key, mixed> $input */
    private static function before(array $input): int
    {
        $id = is_string($input[self::BEFORE] ?? null) && ctype_digit($input[self::BEFORE]) ? (int) $input[self::BEFORE] : 0;

        return $id > 0 ? $id : PHP_INT_MAX;
    }
}
