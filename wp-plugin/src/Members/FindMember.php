<?php

declare(strict_types=1);

namespace Passerelle\Members;

use Passerelle\Content\FieldReaders;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Visibility;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Model\ContentType;
use Passerelle\Model\Status;
use Passerelle\Rights\Access;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;

/** The full profile of a member, for members only. */
final readonly class FindMember
{
    public function __construct(
        private Records $records,
        private MemberProfiles $profiles,
        private FieldReaders $fields,
        private Policy $policy,
        private RoleRights $roles,
    ) {
    }

    /**
     * @param int $id of the profile in either language
     * @param Lang $language wanted: the other one where the profile has it only there, or only there for this reader
     * @throws DomainError access_token_missing · not_found, also for profiles that the reader must not know of
     */
    public function __invoke(Viewer $reader, int $id, Lang $language): Member
    {
        if (!$reader->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        $found = $this->records->find($id);
        if ($found === null || $found->type !== ContentType::CommunityProfile || $found->status === Status::Trash) {
            throw DomainError::notFound();
        }
        $readable = array_filter(
            $this->profiles->inAllLanguages($found),
            fn (Record $each): bool => $this->policy->access($reader, $each)->atLeast(Access::Full),
        );
        $record = $readable[$language->value] ?? array_values($readable)[0] ?? throw DomainError::notFound();
        $isConfidential = $this->policy->access($reader, $record) === Access::Editor;
        $values = $isConfidential ? $record->values : $this->fields->values($record, Visibility::Members);

        return new Member($record, $values, $isConfidential, $isConfidential && $record->ownerId !== $reader->id, $this->roles->allows($reader, $record->ownerId));
    }
}
