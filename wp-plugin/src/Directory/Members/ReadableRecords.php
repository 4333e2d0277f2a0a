<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Access;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;

/** Entries of the directory that a signed-in person may read in full. */
final readonly class ReadableRecords
{
    public function __construct(private Records $records, private MemberProfiles $profiles, private Policy $policy)
    {
    }

    /**
     * @param int $id of the record in either language
     * @param Lang $language wanted: the other one where the record exists only there, or only there for this reader
     * @throws DomainError access_token_missing · not_found, also for records that the reader must not know of
     */
    public function get(Viewer $reader, ContentType $type, int $id, Lang $language): Record
    {
        if (!$reader->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        $found = $this->records->find($id);
        if ($found === null || $found->type !== $type || $found->status === Status::Trash) {
            throw DomainError::notFound();
        }
        $readable = array_filter(
            $this->profiles->inAllLanguages($found),
            fn (Record $each): bool => $this->policy->access($reader, $each)->atLeast(Access::Full),
        );

        return $readable[$language->value] ?? array_values($readable)[0] ?? throw DomainError::notFound();
    }
}
