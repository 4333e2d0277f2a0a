<?php

declare(strict_types=1);

namespace Passerelle\Admin\Mails;

use DateTimeImmutable;
use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Oversight\AuditRows;
use Passerelle\Admin\Oversight\LabelledInput;
use Passerelle\Admin\Settings\SubMenu;
use Passerelle\Admin\Table;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\ServerVariables;
use Passerelle\Mail\FailedMail;
use Passerelle\Mail\FailedMails;
use Passerelle\Mail\MailHandler;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** Mails that could not be sent, for administrators, who may send them again. Shows neither contents nor links. */
#[Priority(-60)]
final readonly class FailedMailsScreen implements AdminPart
{
    public const PAGE = 'passerelle-failed-mails';
    public const ACTION = 'mail_send_again';
    private const CAPABILITY = 'manage_options';
    private const NONCE = 'passerelle_failed_mails';
    private const ID = 'mail';
    private const DONE = 'done';
    private const PAGE_NUMBER = 'paged';
    private const SEE_OTHER = 303;
    private const REASONS = [MailHandler::EXPIRED => 'mails.reason.expired', MailHandler::LAPSED => 'mails.reason.lapsed'];

    public function __construct(
        private Texts $texts,
        private FailedMails $mails,
        private AuditLog $audit,
        private ViewerFactory $viewers,
        #[Limit('mail', 'failuresPerPage')] private int $perPage,
    ) {
    }

    public function register(): void
    {
        SubMenu::add(self::PAGE, self::CAPABILITY, fn (): string => $this->texts->get('mails.title'), $this->render(...), $this->answer(...));
    }

    public function render(): void
    {
        AuditRows::requireAdministrator($this->viewers->current());
        // phpcs:ignore WordPress.Security.NonceVerification -- reading only
        $query = (array) wp_unslash($_GET);
        $total = $this->mails->count();
        $pages = max(1, (int) ceil($total / $this->perPage));
        $number = $query[self::PAGE_NUMBER] ?? 1;
        $page = min(max(1, is_numeric($number) ? (int) $number : 1), $pages);
        $done = $query[self::DONE] ?? null;
        // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Markup
        echo Markup::element('div', ['class' => 'wrap'], Markup::text('h1', $this->texts->get('mails.title'))
            . (in_array($done, ['0', '1'], true) ? $this->notice($done === '1') : '')
            . Markup::text('p', $this->texts->get('mails.intro'))
            . $this->table($this->mails->list($this->perPage, ($page - 1) * $this->perPage))
            . $this->pagination($page, $pages));
    }

    /**
     * @return bool false: it has not failed (any more), or is being sent
     * @throws DomainError forbidden for others than administrators
     */
    public function sendAgain(Viewer $viewer, int $id): bool
    {
        AuditRows::requireAdministrator($viewer);
        $key = $this->mails->sendAgain($id);
        if ($key !== null) {
            $this->audit->record(new AuditEntry($viewer->id, $viewer->roles, 0, 0, self::ACTION, '', '', [], $key));
        }

        return $key !== null;
    }

    private function answer(): void
    {
        if (!ServerVariables::isPost()) {
            return;
        }
        check_admin_referer(self::NONCE);
        $id = wp_unslash($_POST)[self::ID] ?? 0;
        $isQueued = $this->sendAgain($this->viewers->current(), is_numeric($id) ? (int) $id : 0);
        wp_safe_redirect(SubMenu::address(self::PAGE, [self::DONE => $isQueued ? '1' : '0']), self::SEE_OTHER);
        exit;
    }

    private function notice(bool $isQueued): string
    {
        return Markup::element(
            'div',
            ['class' => $isQueued ? 'notice notice-success' : 'notice notice-warning', 'role' => 'status'],
            Markup::text('p', $this->texts->get($isQueued ? 'mails.queued' : 'mails.not_queued')),
        );
    }

    /** @param list<FailedMail> $mails */
    private function table(array $mails): string
    {
        $columns = array_map(fn (string $name): string => $this->texts->get("mails.column.{$name}"), ['at', 'mail', 'recipient', 'reason', 'attempts', 'state', 'action']);

        return Table::of($this->texts->get('mails.title'), $columns, array_map($this->row(...), $mails), $this->texts->get('mails.none'));
    }

    /** @return list<string> */
    private function row(FailedMail $mail): array
    {
        $failure = $mail->failure;
        $reason = self::REASONS[$failure->reason] ?? null;

        return [
            esc_html(self::local($failure->createdAt)),
            Markup::text('code', $mail->key),
            esc_html($mail->email ?? $this->texts->get('mails.nobody')),
            $reason === null ? Markup::text('code', $failure->reason) : esc_html($this->texts->get($reason)),
            (string) $failure->attempts,
            esc_html($failure->nextAt === null
                ? $this->texts->get('mails.given_up', ['at' => self::local($failure->givenUpAt ?? $failure->createdAt)])
                : $this->texts->get('mails.retried', ['at' => self::local($failure->nextAt)])),
            Markup::element('form', ['method' => 'post', 'action' => SubMenu::address(self::PAGE, [])], wp_nonce_field(self::NONCE, display: false)
                . LabelledInput::hidden([self::ID => (string) $failure->id])
                . Markup::text('button', $this->texts->get($failure->nextAt === null ? 'mails.again' : 'mails.now'), ['type' => 'submit', 'class' => 'button'])),
        ];
    }

    private function pagination(int $page, int $pages): string
    {
        $link = fn (int $to, string $text): string => $to < 1 || $to > $pages
            ? ''
            : Markup::text('a', $this->texts->get($text), ['href' => SubMenu::address(self::PAGE, [self::PAGE_NUMBER => (string) $to]), 'class' => 'button']) . ' ';

        return $pages === 1 ? '' : Markup::element('nav', ['aria-label' => $this->texts->get('mails.pages')], Markup::element('p', [], $link($page - 1, 'security.previous')
            . Markup::text('span', $this->texts->get('security.page', ['page' => $page, 'pages' => $pages])) . ' '
            . $link($page + 1, 'security.next')));
    }

    private static function local(DateTimeImmutable $at): string
    {
        return $at->setTimezone(wp_timezone())->format('Y-m-d H:i');
    }
}
