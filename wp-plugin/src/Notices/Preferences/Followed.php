<?php

declare(strict_types=1);

namespace Passerelle\Notices\Preferences;

/** One thing that a person follows, with a timing of its own for the mails about it. */
final readonly class Followed
{
    /** @param string $name as the person calls it */
    public function __construct(public int $id, public string $name, public bool $isMailed)
    {
    }

    /**
     * @param list<list<self>> $lists
     * @return list<self> each once
     */
    public static function once(array $lists): array
    {
        $byId = [];
        foreach (array_merge(...$lists) as $each) {
            $byId[$each->id] ??= $each;
        }

        return array_values($byId);
    }
}
