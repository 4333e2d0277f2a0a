<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use WP_Post;

/**
 * What WordPress itself may write of a record for somebody who works in its administration: it may trash, restore and delete from the trash as
 * the table of transitions says, and nothing else. Its own checks know neither the table nor what makes a record complete: its
 * autosave would publish a draft of its author, and its bulk deletion would not ask for the trash first. Commands, the
 * scheduler and imports outside the administration are trusted; CoreChanges logs what they do.
 */
final readonly class CoreRights
{
    /** Before CoreChanges takes the step. */
    private const PRIORITY = 5;

    public function __construct(private Records $records, private Storage $storage, private Policy $policy, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        add_filter('wp_insert_post_empty_content', fn (mixed $isEmpty, mixed $columns): bool => $isEmpty === true || $this->isPastTheActions($columns), PHP_INT_MAX, 2);
        foreach (['pre_trash_post' => $this->mayTrash(...), 'pre_untrash_post' => $this->mayRestore(...), 'pre_delete_post' => $this->mayDelete(...)] as $hook => $isAllowed) {
            add_filter($hook, fn (mixed $answer, mixed $post): mixed => $this->answer($answer, $post, $isAllowed), self::PRIORITY, 2);
        }
    }

    /** @param mixed $columns of the post that WordPress would write; it writes nothing when it takes them for empty */
    private function isPastTheActions(mixed $columns): bool
    {
        $columns = is_array($columns) ? $columns : [];
        $type = is_string($columns['post_type'] ?? null) ? $columns['post_type'] : '';

        return $this->isWatching()
            && ContentType::tryFrom($type) !== null
            && ($columns['post_status'] ?? '') !== Status::AutoDraft->value;
    }

    /**
     * @param mixed $answer null while WordPress is to go on
     * @param callable(Viewer, Record): bool $isAllowed
     * @return mixed false: WordPress reports a failure
     */
    private function answer(mixed $answer, mixed $post, callable $isAllowed): mixed
    {
        if ($answer !== null || !$this->isWatching() || !$post instanceof WP_Post || ContentType::tryFrom($post->post_type) === null) {
            return $answer;
        }
        $record = $this->records->find($post->ID);

        return $record === null || $record->version === 0 || $isAllowed($this->viewers->current(), $record) ? null : false;
    }

    private function mayTrash(Viewer $viewer, Record $record): bool
    {
        return Transition::Trash->startsFrom($record->status, $record->type) && $this->policy->can($viewer, Transition::Trash, $record);
    }

    private function mayRestore(Viewer $viewer, Record $record): bool
    {
        return $this->policy->can($viewer, Transition::Restore, $record);
    }

    /** For good, from the trash only. */
    private function mayDelete(Viewer $viewer, Record $record): bool
    {
        return $record->status === Status::Trash && $this->policy->can($viewer, Transition::Trash, $record);
    }

    /** Somebody is at work in the administration, and no action of the plugin is writing. */
    private function isWatching(): bool
    {
        return is_admin() && is_user_logged_in() && !$this->storage->isWriting();
    }
}
