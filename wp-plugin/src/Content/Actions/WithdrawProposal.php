<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Content\Cause;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/** Takes back what the owner of a public record wanted changed. Rights are checked by OwnerActions. */
final readonly class WithdrawProposal
{
    public function __construct(private ProposalStore $proposals, private BesideRecord $beside)
    {
    }

    /** @throws DomainError invalid_transition without a proposal; stale_version */
    public function __invoke(Record $record, Viewer $actor, ?int $version): Record
    {
        if ($this->proposals->find($record->id) === null) {
            throw new DomainError('invalid_transition');
        }

        return $this->beside->write($record, $version, new Cause($actor, Transition::WithdrawProposal), [], fn () => $this->proposals->delete($record->id));
    }
}
