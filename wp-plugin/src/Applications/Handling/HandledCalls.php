<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling;

use Passerelle\Calls\Management\Listing\OwnCallPost;
use Passerelle\Calls\Management\Listing\OwnCallPosts;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Rights\Viewer;

/** The calls whose applications a person handles. */
final readonly class HandledCalls
{
    public function __construct(private OwnCallPosts $posts, private Records $records, private HandlerRights $rights)
    {
    }

    /** @return list<int> group ids; the number of statements does not grow with them */
    public function groupsOf(Viewer $viewer): array
    {
        $own = array_values(array_unique(array_map(static fn (OwnCallPost $post): int => $post->groupId, $this->posts->of($viewer))));
        $handled = array_filter(
            $own === [] ? [] : $this->records->findGroups($own),
            fn (array $group): bool => array_filter($group, fn (Record $call): bool => $this->rights->handlesCall($viewer, $call)) !== [],
        );

        return array_keys($handled);
    }
}
