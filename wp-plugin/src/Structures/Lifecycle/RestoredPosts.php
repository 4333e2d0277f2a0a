<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Module;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\ViewerFactory;
use WP_Post;

/** WordPress's list of the trash restores a deleted structure as a whole, with its members; a merged one is restored by undoing the merge. */
final readonly class RestoredPosts implements Module
{
    /** Before the actions of the content engine. */
    private const FIRST = 1;

    public function __construct(private EndedStore $ended, private Records $records, private RestoreStructure $restore, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        add_filter('pre_untrash_post', $this->untrash(...), self::FIRST, 2);
    }

    /** @return mixed null: WordPress goes on · false: it reports a failure · the post: done */
    private function untrash(mixed $answer, mixed $post): mixed
    {
        if ($answer !== null || !$post instanceof WP_Post || $post->post_type !== ContentType::Structure->value) {
            return $answer;
        }
        $groupId = $this->records->find($post->ID)->groupId ?? 0;
        if ($this->ended->ofGroup($groupId) === null) {
            return null;
        }
        try {
            ($this->restore)($this->viewers->current(), $groupId);

            return $post;
        } catch (DomainError) {
            return false;
        }
    }
}
