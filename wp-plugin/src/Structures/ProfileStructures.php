<?php

declare(strict_types=1);

namespace Passerelle\Structures;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Model\Status;

/** Structures that people created within their own profile, while it was not public: drafts that are published with it. */
final readonly class ProfileStructures
{
    private const META = '_passerelle_in_profile';
    private const OWNER = 'owner';

    public function __construct(private Memberships $memberships, private Records $records)
    {
    }

    public function add(Record $structure): void
    {
        update_post_meta($structure->id, self::META, '1');
    }

    /** @return array<int, array<string, Record>> drafts of the person's profile by group id, then language */
    public function draftsOf(int $userId): array
    {
        return $this->draftsAmong($this->records->findGroups(array_keys($this->memberships->rolesOf($userId), self::OWNER, true)));
    }

    /**
     * @param array<int, array<string, Record>> $owned structures of one owner by group id, then language
     * @return array<int, array<string, Record>> drafts of the owner’s profile among them
     */
    public function draftsAmong(array $owned): array
    {
        $drafts = [];
        foreach ($owned as $groupId => $group) {
            $isInProfile = array_filter($group, static fn (Record $each): bool => get_post_meta($each->id, self::META, true) === '1') !== [];
            $ofGroup = array_filter($group, static fn (Record $each): bool => $each->status === Status::Draft);
            if ($isInProfile && $ofGroup !== []) {
                $drafts[$groupId] = $ofGroup;
            }
        }

        return $drafts;
    }
}
