<?php

declare(strict_types=1);

namespace Passerelle\Admin\Oversight;

use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Settings\SubMenu;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\ServerVariables;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Security\Audit\AuditAccounts;
use Passerelle\Security\Audit\VerifyInParts;
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
    public const BEFORE = 'before';
    private const SEE_OTHER = 303;

    public function __construct(
        private AuditLabels $labels,
        private AuditAccounts $accounts,
        private VerifyInParts $verification,
        private ViewerFactory $viewers,
        private AuditDownload $file,
        private AuditPage $page,
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
            $content = $this->page->html(AuditQuery::of($input), self::before($input), wp_nonce_field(self::NONCE, display: false));
        } catch (DomainError) {
            $content = Markup::element('div', ['class' => 'notice notice-error inline', 'role' => 'alert'], Markup::text('p', $texts->get('error.forbidden')));
        }
        // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Markup
        echo Markup::element('div', ['class' => 'wrap'], Markup::text('h1', $texts->get('audit.title')) . Markup::text('p', $texts->get('audit.intro')) . $content);
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

        return $query->by($user instanceof WP_User ? $this->accounts->findPseudonym($user->ID) : null);
    }

    /** @throws DomainError forbidden for others than administrators */
    public function verify(): void
    {
        AuditRows::requireAdministrator($this->viewers->current());
        $this->verification->next();
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
        $pieces = ($this->file)($query, $format);
        if ($pieces !== null && isset(AuditExport::FORMATS[$format])) {
            Download::send("passerelle-audit-log.{$format}", AuditExport::FORMATS[$format], $pieces);
        }
    }

    /** @param array<array-key, mixed> $input */
    private static function before(array $input): int
    {
        $id = is_string($input[self::BEFORE] ?? null) && ctype_digit($input[self::BEFORE]) ? (int) $input[self::BEFORE] : 0;

        return $id > 0 ? $id : PHP_INT_MAX;
    }
}
