<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Access;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;

/** Certificate and CV of a profile, for its owner and those in charge of it. The reading itself is logged by the file's route. */
final readonly class FindProfileFile
{
    public function __construct(private Records $records, private MemberProfiles $profiles, private Policy $policy)
    {
    }

    /**
     * @param int $memberId of the profile in either language
     * @return int id of the file
     * @throws DomainError of the file: unknown, missing and forbidden ones are the same
     */
    public function __invoke(Viewer $reader, int $memberId, ProfileFile $file): int
    {
        foreach ($this->readable($reader, $memberId) as $record) {
            $id = $record->values->int($file->value);
            if ($id !== null) {
                return $id;
            }
        }

        throw new DomainError($file->refusal());
    }

    /** @return list<Record> */
    private function readable(Viewer $reader, int $memberId): array
    {
        $found = $this->records->find($memberId);
        if (!$reader->isSignedIn() || $found === null || $found->type !== ContentType::CommunityProfile || $found->status === Status::Trash) {
            return [];
        }

        return array_values(array_filter(
            $this->profiles->inAllLanguages($found),
            fn (Record $each): bool => $this->policy->access($reader, $each) === Access::Editor,
        ));
    }
}
