<?php

declare(strict_types=1);

namespace Passerelle\Admin\Privacy;

use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Accounts\Privacy\ErasureExtents;
use Passerelle\Accounts\Privacy\Staff\WordPressDeletion;

/** WordPress's screen that asks before it deletes accounts: what goes, and why an account cannot be deleted. */
final readonly class DeleteUsersScreen implements AdminPart
{
    private const CONFLICT = 409;

    public function __construct(private ErasureExtents $extents, private WordPressDeletion $deletion, private ExtentView $view, private Texts $texts)
    {
    }

    public function register(): void
    {
        add_action('load-users.php', $this->stopRefused(...));
        add_action('delete_user_form', function (mixed $current, mixed $userIds): void {
            // phpcs:ignore WordPress.Security.EscapeOutput -- Markup escapes.
            echo $this->render(self::ids($userIds));
        }, 10, 2);
        add_filter('users_have_additional_content', $this->hasContent(...), 10, 2);
    }

    /** @param list<int> $userIds */
    public function render(array $userIds): string
    {
        $html = Markup::text('h2', $this->texts->get('privacy.preview')) . Markup::text('p', $this->texts->get('privacy.at_once'));
        foreach ($userIds as $userId) {
            $user = get_userdata($userId);
            if ($user === false || !current_user_can('delete_users')) {
                continue;
            }
            $refusal = $this->deletion->refusal($userId);
            $html .= Markup::text('h3', $user->user_login) . ($refusal === null
                ? $this->view->html($this->extents->of($userId), 'privacy.published_chosen')
                : Markup::element('div', ['class' => 'notice notice-error inline', 'role' => 'alert'], Markup::text('p', $refusal)));
        }

        return $html;
    }

    /** With text, where WordPress would only say that it is not allowed, and before the first of several accounts is deleted. */
    private function stopRefused(): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification -- It only refuses; WordPress checks the nonce before it deletes.
        $request = (array) wp_unslash($_REQUEST);
        if (($request['action'] ?? '') !== 'dodelete' || !current_user_can('delete_users')) {
            return;
        }
        $texts = [];
        foreach (self::ids($request['users'] ?? []) as $userId) {
            $option = is_array($request['delete_option'] ?? null) ? ($request['delete_option'][$userId] ?? '') : '';
            $heir = is_array($request['reassign_user'] ?? null) ? ($request['reassign_user'][$userId] ?? 0) : 0;
            // WordPress itself leaves out the account of who deletes.
            $texts[] = $userId === get_current_user_id() ? null : $this->deletion->refusal($userId, $option === 'reassign' ? $heir : null);
        }
        $texts = array_unique(array_filter($texts, is_string(...)));
        if ($texts !== []) {
            // phpcs:ignore WordPress.Security.EscapeOutput -- Markup escapes; a status
            wp_die(implode('', array_map(static fn (string $text): string => Markup::text('p', $text), $texts)), '', ['response' => self::CONFLICT, 'back_link' => true]);
        }
    }

    /** Makes WordPress ask what should happen to published items. */
    private function hasContent(mixed $hasContent, mixed $userIds): bool
    {
        return $hasContent === true || array_filter(self::ids($userIds), fn (int $userId): bool => $this->extents->of($userId)->published !== []) !== [];
    }

    /** @return list<int> */
    private static function ids(mixed $values): array
    {
        return array_values(array_map(intval(...), array_filter((array) $values, is_numeric(...))));
    }
}
