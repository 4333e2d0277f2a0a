<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\Content\Proposals\ProposalListener;
use Passerelle\Content\Record;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Notify;
use Passerelle\Rights\CapabilityMatrix;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Role;
use Passerelle\Rights\Transition;
use Passerelle\Rights\ViewerFactory;

/** Notifies staff of changes that only they decide on. Validators have their queue. */
final readonly class ProposalNotices implements ProposalListener
{
    public function __construct(private Policy $policy, private ViewerFactory $viewers, private Notify $notify)
    {
    }

    public function onProposed(Record $record): void
    {
        if (!CapabilityMatrix::isModerated($record->type)) {
            ($this->notify)(NoticeKind::ModerationSubmitted, $record, $this->deciding($record));
        }
    }

    /** @return list<int> user ids */
    private function deciding(Record $record): array
    {
        $staff = get_users(['role__in' => array_column(Role::staff(), 'value'), 'fields' => 'ID', 'orderby' => 'ID']);
        $ids = array_map(static fn (mixed $id): int => is_numeric($id) ? (int) $id : 0, $staff);

        return array_values(array_filter($ids, fn (int $id): bool => $this->policy->can($this->viewers->of($id), Transition::ApproveProposal, $record)));
    }
}
