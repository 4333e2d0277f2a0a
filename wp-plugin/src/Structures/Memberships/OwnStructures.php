<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Text\Folding;
use Passerelle\Languages\Lang;
use Passerelle\Structures\Memberships\ByMail\InvitedAccount;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Viewer;

/** The structures that somebody belongs to, asked to join or is invited into. */
final readonly class OwnStructures
{
    public function __construct(private MembershipStore $store, private Records $records, private InvitedAccount $invited)
    {
    }

    /**
     * @param Lang $language in which they are wanted: the other one where a structure has it only there
     * @return list<OwnStructure> by name
     * @throws DomainError access_token_missing
     */
    public function __invoke(Viewer $viewer, Lang $language): array
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        $mailed = $this->invited->open($viewer->id);
        $own = array_values(array_unique([...$this->store->groupsOf($viewer->id), ...array_keys($mailed)]));
        $groups = $this->records->findGroups($own);
        $found = [];
        foreach ($this->store->lists($own) as $groupId => $list) {
            $stored = array_filter($groups[$groupId] ?? [], static fn (Record $each): bool => !in_array($each->status, [Status::Trash, Status::AutoDraft], true));
            $record = $stored[$language->value] ?? array_values($stored)[0] ?? null;
            if ($record !== null) {
                $found[] = new OwnStructure($record, $viewer->id, $list, $mailed[$groupId] ?? null);
            }
        }
        usort($found, static fn (OwnStructure $one, OwnStructure $other): int => Folding::sortKey($one->record->title) <=> Folding::sortKey($other->record->title));

        return $found;
    }

    /**
     * What waits for an answer of the person: requests to structures that they own, invitations and offers of ownership.
     *
     * @throws DomainError access_token_missing
     */
    public function waiting(Viewer $viewer): int
    {
        return array_sum(array_map(static fn (OwnStructure $own): int => $own->requests() + ($own->isInvited() ? 1 : 0), $this($viewer, Lang::French)));
    }
}
