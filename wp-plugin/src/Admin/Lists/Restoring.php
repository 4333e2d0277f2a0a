<?php

declare(strict_types=1);

namespace Passerelle\Admin\Lists;

use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Transition;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Security\SecurityEvent;

/**
 * Restoring from the trash in WordPress's lists, for those who may restore: others see no link "Undo" after they have trashed
 * records, and its address is 403, where WordPress would report a failure of its own.
 */
final readonly class Restoring implements AdminPart
{
    private const ACTION = 'untrash';
    private const FORBIDDEN = 403;

    public function __construct(private Records $records, private Policy $policy, private ViewerFactory $viewers, private Texts $texts)
    {
    }

    public function register(): void
    {
        foreach (['load-edit.php', 'load-post.php'] as $screen) {
            // Before the plugin's own edit screen, and before WordPress acts.
            add_action($screen, $this->check(...), 5);
        }
    }

    private function check(): void
    {
        // phpcs:disable WordPress.Security.NonceVerification -- nothing is done here, and WordPress checks the nonce before it acts
        $isRestoring = in_array(self::ACTION, [$_REQUEST['action'] ?? '', $_REQUEST['action2'] ?? ''], true);
        $isNotice = isset($_REQUEST['trashed'], $_REQUEST['ids']);
        if ((!$isRestoring && !$isNotice) || !$this->hasForbidden(self::ids(wp_unslash($_REQUEST['post'] ?? [])), self::ids(wp_unslash($_REQUEST['ids'] ?? [])))) {
            return;
        }
        // WordPress makes the link "Undo" of it.
        unset($_REQUEST['ids']);
        // phpcs:enable
        if ($isRestoring) {
            SecurityEvent::RightsDenied->refused('forbidden');
            // phpcs:ignore WordPress.Security.EscapeOutput -- a number
            wp_die(esc_html($this->texts->get('error.forbidden')), '', ['response' => self::FORBIDDEN, 'back_link' => true]);
        }
    }

    /** @param list<int> ...$ids */
    private function hasForbidden(array ...$ids): bool
    {
        $viewer = $this->viewers->current();
        $records = $this->records->findMany(array_values(array_unique(array_merge(...array_values($ids)))));

        return array_filter($records, fn (Record $record): bool => !$this->policy->can($viewer, Transition::Restore, $record)) !== [];
    }

    /** @return list<int> of one id, a list of them, or one text with commas */
    private static function ids(mixed $value): array
    {
        $values = is_array($value) ? $value : explode(',', is_scalar($value) ? (string) $value : '');

        return array_values(array_filter(array_map(static fn (mixed $id): int => is_numeric($id) ? (int) $id : 0, $values), static fn (int $id): bool => $id !== 0));
    }
}
