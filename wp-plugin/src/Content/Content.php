<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\CopyContent;
use Passerelle\Content\Actions\DecideProposal;
use Passerelle\Content\Actions\DependentChanges;
use Passerelle\Content\Actions\DetachAccount;
use Passerelle\Content\Actions\OwnerActions;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\TranslateContent;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Validation\Validator;
use Passerelle\Kernel\Services;

/** Services of the content engine for other modules. */
final readonly class Content
{
    public Definitions $definitions;
    public Records $records;
    public ProposalStore $proposals;

    public function __construct(
        public ContentReading $reading,
        public SaveContent $save,
        public ChangeStatus $changeStatus,
        public OwnerActions $ownerActions,
        public DecideProposal $decideProposal,
        public TranslateContent $translate,
        public CoreChanges $coreChanges,
        public DetachAccount $detach,
        public DependentChanges $dependent,
        public CopyContent $copy,
        public Validator $validator,
    ) {
        $this->definitions = $reading->definitions;
        $this->records = $reading->records;
        $this->proposals = $reading->proposals;
    }
}
