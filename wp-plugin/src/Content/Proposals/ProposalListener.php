<?php

declare(strict_types=1);

namespace Passerelle\Content\Proposals;

use Passerelle\Content\Record;

/** Is called in the transaction in which changes of a public record begin to wait for a decision; not when they are changed while they wait. */
interface ProposalListener
{
    public function onProposed(Record $record): void;
}
