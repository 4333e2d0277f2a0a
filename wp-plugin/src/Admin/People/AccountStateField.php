<?php

declare(strict_types=1);

namespace Passerelle\Admin\People;

use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Screen\Dates;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Auth\Accounts\DisableAccount;
use Passerelle\Kernel\Text\PlainText;
use Passerelle\Rights\ViewerFactory;
use WP_User;

/** Checkbox on WordPress's profile screen that closes an account, and a column of closed accounts in the list of users. */
final readonly class AccountStateField implements AdminPart
{
    public const FIELD = 'passerelle_disabled';
    /** Marks forms that contain the checkbox, since an unticked one is not submitted. */
    public const MARKER = 'passerelle_disabled_shown';
    private const COLUMN = 'passerelle_account';

    public function __construct(
        private DisableAccount $disable,
        private ViewerFactory $viewers,
        private Dates $dates,
        private Texts $texts,
    ) {
    }

    public function register(): void
    {
        add_action('edit_user_profile', function (WP_User $user): void {
            // phpcs:ignore WordPress.Security.EscapeOutput -- Markup escapes.
            echo $this->render($user->ID);
        });
        add_action('edit_user_profile_update', fn (int|string $userId) => $this->save((int) $userId));
        add_filter('manage_users_columns', fn (array $columns): array => [...$columns, self::COLUMN => $this->texts->get('account.column')]);
        add_filter('manage_users_custom_column', $this->cell(...), 10, 3);
    }

    /** @return string HTML; empty when the user may not close this account */
    public function render(int $userId): string
    {
        if (!$this->disable->isAllowed($this->viewers->current(), $userId)) {
            return '';
        }
        $about = $this->disable->about($userId);
        $box = Markup::element('input', [
            'type' => 'checkbox',
            'id' => self::FIELD,
            'name' => self::FIELD,
            'value' => '1',
            'checked' => $about !== null,
            'aria-describedby' => self::FIELD . '-help',
        ]);
        $label = Markup::element('label', ['for' => self::FIELD], $box . ' ' . PlainText::escape($this->texts->get('account.disable')));
        $done = $about?->at === null ? '' : Markup::text('p', $this->texts->get('account.since', [
            'date' => $this->dates->full($about->at),
            'name' => $about->by ?? $this->texts->get('account.unknown_actor'),
        ]));
        $row = Markup::element('tr', [], Markup::text('th', $this->texts->get('account.state'), ['scope' => 'row']) . Markup::element('td', [], implode('', [
            Markup::element('input', ['type' => 'hidden', 'name' => self::MARKER, 'value' => '1']),
            $label,
            Markup::text('p', $this->texts->get('account.help'), ['class' => 'description', 'id' => self::FIELD . '-help']),
            $done,
        ])));

        return Markup::text('h2', $this->texts->get('account.title'))
            . Markup::element('table', ['class' => 'form-table', 'role' => 'presentation'], Markup::element('tbody', [], $row));
    }

    /** WordPress has checked the nonce and the right to edit the profile; the right to close the account is checked here. */
    private function save(int $userId): void
    {
        check_admin_referer("update-user_{$userId}");
        $viewer = $this->viewers->current();
        if (isset($_POST[self::MARKER]) && $this->disable->isAllowed($viewer, $userId)) {
            ($this->disable)($viewer, $userId, isset($_POST[self::FIELD]));
        }
    }

    private function cell(mixed $content, string $column, int|string $userId): mixed
    {
        if ($column !== self::COLUMN) {
            return $content;
        }

        return $this->disable->about((int) $userId) === null ? '' : PlainText::escape($this->texts->get('account.disabled'));
    }
}
