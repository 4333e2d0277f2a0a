<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Normalizer;
use Passerelle\Applications\Submissions\StructureApplications;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Structures\Memberships\VisibleStructures;
use Passerelle\Rights\Viewer;

/** An owner deletes a structure, and sees before what goes with it. */
final readonly class DeleteStructure
{
    public const CONFIRMATION = 'confirmName';

    public function __construct(
        private VisibleStructures $structures,
        private MembershipStore $memberships,
        private DeletionExtents $extents,
        private EndStructure $end,
        private StructureApplications $applications,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param int $structureId of the structure in either language
     * @throws DomainError access_token_missing · not_found, also for all who do not belong to it · structure_owner_required
     */
    public function preview(Viewer $viewer, int $structureId): DeletionExtent
    {
        $structure = $this->find($viewer, $structureId);
        $members = $this->memberships->list($structure->groupId);
        $members->requireOwner($viewer->id);

        return $this->extents->of($structure, $members, [$viewer->id]);
    }

    /**
     * @param int $structureId of the structure in either language
     * @param string $confirmName its name in that language
     * @return Record as it was
     * @throws DomainError access_token_missing · not_found, also for all who do not belong to it · structure_owner_required
     *     · invalid_fields with name_differs of confirmName · structure_has_applications: neither withdrawn nor deleted · stale_version
     */
    public function __invoke(Viewer $viewer, int $structureId, string $confirmName): Record
    {
        $structure = $this->find($viewer, $structureId);

        return $this->transaction->run(function () use ($viewer, $structure, $confirmName): Record {
            $members = $this->memberships->locked($structure->groupId);
            $members->requireOwner($viewer->id);
            if (self::typed($confirmName) !== self::typed($structure->title)) {
                throw DomainError::invalid([new FieldError(self::CONFIRMATION, trim($confirmName) === '' ? 'required' : 'name_differs')]);
            }
            if ($this->applications->areOf($structure->groupId)) {
                throw new DomainError('structure_has_applications');
            }
            ($this->end)($structure, $this->extents->of($structure, $members, [$viewer->id]), $viewer);

            return $structure;
        });
    }

    /** @throws DomainError access_token_missing, not_found */
    private function find(Viewer $viewer, int $structureId): Record
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }

        return $this->structures->find($viewer, $structureId);
    }

    /** The name as a keyboard writes it: its apostrophes and spaces, one form of accents. Letters stay as they are. */
    private static function typed(string $name): string
    {
        $name = (string) Normalizer::normalize(mb_scrub($name, 'UTF-8'), Normalizer::FORM_C);

        return trim((string) preg_replace(['/[’‘ʼ]/u', '/[\s\p{Z}]+/u'], ["'", ' '], $name));
    }
}
