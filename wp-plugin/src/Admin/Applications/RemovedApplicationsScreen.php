<?php

declare(strict_types=1);

namespace Passerelle\Admin\Applications;

use DateTimeImmutable;
use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Oversight\AuditRows;
use Passerelle\Admin\Oversight\LabelledInput;
use Passerelle\Admin\Settings\SubMenu;
use Passerelle\Admin\Table;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Applications\Retention\RemovedApplication;
use Passerelle\Applications\Retention\RemovedApplications;
use Passerelle\Applications\Retention\RestoreApplication;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\ServerVariables;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** Applications whose retention is over, for administrators, who may restore them for some days. Shows neither applicants nor answers. */
#[Priority(-55)]
final readonly class RemovedApplicationsScreen implements AdminPart
{
    public const PAGE = 'passerelle-removed-applications';
    private const CAPABILITY = 'manage_options';
    private const NONCE = 'passerelle_removed_applications';
    private const ID = 'application';
    private const DONE = 'done';
    private const SEE_OTHER = 303;

    public function __construct(
        private Texts $texts,
        private RemovedApplications $removed,
        private RestoreApplication $restore,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        SubMenu::add(self::PAGE, self::CAPABILITY, fn (): string => $this->texts->get('removed.title'), $this->render(...), $this->answer(...));
    }

    public function render(): void
    {
        AuditRows::requireAdministrator($this->viewers->current());
        // phpcs:ignore WordPress.Security.NonceVerification -- reading only
        $done = wp_unslash($_GET)[self::DONE] ?? null;
        $columns = array_map(fn (string $name): string => $this->texts->get("removed.column.{$name}"), ['number', 'call', 'removed', 'deleted', 'action']);
        $rows = array_map($this->row(...), $this->removed->newest());
        // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Markup
        echo Markup::element('div', ['class' => 'wrap'], Markup::text('h1', $this->texts->get('removed.title'))
            . (in_array($done, ['0', '1'], true) ? $this->notice($done === '1') : '')
            . Markup::text('p', $this->texts->get('removed.intro'))
            . Table::of($this->texts->get('removed.title'), $columns, $rows, $this->texts->get('removed.none')));
    }

    /**
     * @return bool false: it was restored by another administrator, or is deleted for good
     * @throws DomainError forbidden for others than administrators
     */
    public function restore(Viewer $viewer, int $id): bool
    {
        AuditRows::requireAdministrator($viewer);
        try {
            ($this->restore)($id, $viewer);
        } catch (DomainError $error) {
            return $error->errorCode === 'not_found' ? false : throw $error;
        }

        return true;
    }

    private function answer(): void
    {
        if (!ServerVariables::isPost()) {
            return;
        }
        check_admin_referer(self::NONCE);
        $id = wp_unslash($_POST)[self::ID] ?? 0;
        $isRestored = $this->restore($this->viewers->current(), is_numeric($id) ? (int) $id : 0);
        wp_safe_redirect(SubMenu::address(self::PAGE, [self::DONE => $isRestored ? '1' : '0']), self::SEE_OTHER);
        exit;
    }

    private function notice(bool $isRestored): string
    {
        return Markup::element(
            'div',
            ['class' => $isRestored ? 'notice notice-success' : 'notice notice-warning', 'role' => 'status'],
            Markup::text('p', $this->texts->get($isRestored ? 'removed.restored' : 'removed.not_restored')),
        );
    }

    /** @return list<string> */
    private function row(RemovedApplication $each): array
    {
        return [
            esc_html($each->number ?? $this->texts->get('removed.draft')),
            esc_html($each->callTitle ?? $this->texts->get('removed.no_call')),
            esc_html(self::local($each->removedAt)),
            esc_html(self::local($each->deletedAt)),
            Markup::element('form', ['method' => 'post', 'action' => SubMenu::address(self::PAGE, [])], wp_nonce_field(self::NONCE, display: false)
                . LabelledInput::hidden([self::ID => (string) $each->id])
                . Markup::element('button', ['type' => 'submit', 'class' => 'button'], esc_html($this->texts->get('removed.restore'))
                    . Markup::text('span', ' ' . ($each->number ?? ''), ['class' => 'screen-reader-text']))),
        ];
    }

    private static function local(DateTimeImmutable $at): string
    {
        return $at->setTimezone(wp_timezone())->format('Y-m-d H:i');
    }
}
