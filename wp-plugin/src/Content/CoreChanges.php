<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Kernel\StoredInstant;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use WP_Post;

/**
 * Runs changes that WordPress makes itself (trash, deletion, scheduler, other plugins) through the same transaction, version
 * and listeners as the actions. Inactive while an action writes.
 */
final class CoreChanges
{
    private const NO_DATE = '0000-00-00 00:00:00';

    /** @var array<int, Record|null> former state of posts that other code is updating */
    private array $open = [];

    public function __construct(
        private readonly Records $records,
        private readonly Storage $storage,
        private readonly Changes $changes,
        private readonly CoreRights $rights,
        private readonly ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        $this->rights->register();
        add_filter('pre_trash_post', $this->trash(...), 10, 2);
        add_filter('pre_untrash_post', $this->untrash(...), 10, 2);
        add_filter('pre_delete_post', $this->delete(...), 10, 2);
        add_filter('wp_untrash_post_status', $this->restoredStatus(...), 10, 3);
        add_filter('wp_insert_post_data', $this->withoutPublicationDate(...), 10, 2);
        remove_action('publish_future_post', 'check_and_publish_future_post');
        add_action('publish_future_post', $this->publishDue(...));
        add_action('pre_post_update', $this->beforeUpdate(...));
        add_action('wp_after_insert_post', $this->afterInsert(...), 10, 2);
    }

    private function trash(mixed $answer, mixed $post): mixed
    {
        $record = $this->watched($post);
        if ($answer !== null || $record === null || $record->status === Status::Trash) {
            return $answer;
        }
        $this->changes->apply($record, $record->version, static fn () => wp_trash_post($record->id), $this->cause(Transition::Trash));

        return $post;
    }

    private function untrash(mixed $answer, mixed $post): mixed
    {
        $record = $this->watched($post);
        if ($answer !== null || $record === null || $record->status !== Status::Trash) {
            return $answer;
        }
        $this->changes->apply($record, $record->version, static fn () => wp_untrash_post($record->id), $this->cause(Transition::Restore));

        return $post;
    }

    private function delete(mixed $answer, mixed $post): mixed
    {
        $record = $this->watched($post);
        if ($answer !== null || $record === null) {
            return $answer;
        }
        $this->changes->apply($record, $record->version, static fn () => wp_delete_post($record->id, true), $this->cause(OtherChange::Purge));

        return $post;
    }

    private function publishDue(mixed $postId): void
    {
        $id = is_numeric($postId) ? (int) $postId : 0;
        $record = $this->watched(get_post($id));
        $isDue = $record !== null
            && $record->status === Status::Scheduled
            && $record->publishedAt !== null
            && $record->publishedAt->getTimestamp() <= time();
        if (!$isDue) {
            check_and_publish_future_post($id);
            return;
        }
        $this->changes->apply($record, $record->version, static fn () => wp_publish_post($record->id), new Cause(Viewer::anonymous(), OtherChange::PublishDue));
    }

    /** The former status, instead of WordPress's draft. */
    private function restoredStatus(mixed $status, mixed $postId, mixed $previous): mixed
    {
        if (!is_numeric($postId) || ContentType::tryFrom((string) get_post_type((int) $postId)) === null) {
            return $status;
        }

        return (Transition::Restore->target(is_string($previous) ? Status::tryFrom($previous) : null) ?? Status::Draft)->value;
    }

    /**
     * WordPress sets a date when it trashes a post: a restored draft would look like a published one. What was scheduled loses its date in
     * the trash: WordPress would schedule it again instead of publishing it.
     *
     * @param mixed $data columns to write
     * @param mixed $post what they were made from
     */
    private function withoutPublicationDate(mixed $data, mixed $post): mixed
    {
        if (!is_array($data) || !is_array($post) || ($data['post_status'] ?? '') !== Status::Trash->value) {
            return $data;
        }
        $date = is_string($post['post_date_gmt'] ?? null) ? $post['post_date_gmt'] : '';
        $isOurs = ContentType::tryFrom(is_string($data['post_type'] ?? null) ? $data['post_type'] : '') !== null;
        $isPublished = !in_array($date, ['', self::NO_DATE], true) && $date <= gmdate(StoredInstant::FORMAT);

        return $isOurs && !$isPublished ? [...$data, 'post_date' => current_time('mysql'), 'post_date_gmt' => self::NO_DATE] : $data;
    }

    private function beforeUpdate(mixed $postId): void
    {
        $id = is_numeric($postId) ? (int) $postId : 0;
        $record = $this->watched(get_post($id));
        if ($record !== null) {
            $this->open[$id] ??= $record;
        }
    }

    private function afterInsert(mixed $postId, mixed $post): void
    {
        $id = is_numeric($postId) ? (int) $postId : 0;
        $before = $this->open[$id] ?? null;
        unset($this->open[$id]);
        if ($this->storage->isWriting() || !$post instanceof WP_Post || $post->post_status === Status::AutoDraft->value) {
            return;
        }
        if (ContentType::tryFrom($post->post_type) !== null) {
            $this->changes->adopt($before, $id, $this->cause(OtherChange::Elsewhere));
        }
    }

    private function cause(Transition|OtherChange $action): Cause
    {
        return new Cause($this->viewers->current(), $action);
    }

    /** The record of a post of the plugin's types that other code than an action is about to change. */
    private function watched(mixed $post): ?Record
    {
        if ($this->storage->isWriting() || !$post instanceof WP_Post || ContentType::tryFrom($post->post_type) === null) {
            return null;
        }
        $record = $this->records->find($post->ID);

        return $record === null || $record->version === 0 ? null : $record;
    }
}
