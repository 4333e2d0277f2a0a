<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\Completeness;
use Passerelle\Content\Actions\CopyContent;
use Passerelle\Content\Actions\DecideProposal;
use Passerelle\Content\Actions\DependentChanges;
use Passerelle\Content\Actions\DetachAccount;
use Passerelle\Content\Actions\EditRights;
use Passerelle\Content\Actions\OtherLanguages;
use Passerelle\Content\Actions\OwnerActions;
use Passerelle\Content\Actions\OwnerRules;
use Passerelle\Content\Actions\Preparation;
use Passerelle\Content\Actions\ProposeContent;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveGuard;
use Passerelle\Content\Actions\Titles;
use Passerelle\Content\Actions\TranslateContent;
use Passerelle\Content\Actions\UntranslatedTexts;
use Passerelle\Content\Proposals\ProposalListener;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Validation\Validator;
use Passerelle\Kernel\Services;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ViewerFactory;

/** Services of the content engine for other modules. */
final readonly class Content
{
    public Definitions $definitions;
    public Records $records;
    public ProposalStore $proposals;

    private function __construct(
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

    public static function build(
        Services $services,
        ContentReading $reading,
        References $references,
        Policy $policy,
        SaveGuard $guard,
        RecordAudit $audit,
        ContentListener $listeners,
        OwnerRules $rules,
        ProposalListener $proposals,
    ): self {
        $db = $services->database;
        $transaction = $services->transaction;
        $records = $reading->records;
        $definitions = $reading->definitions;
        $validator = new Validator($references);
        $preparation = new Preparation($definitions, $validator, new Titles($services->config, $reading->slugs));
        $storage = new Storage($db, $reading->languages, $reading->slugs, $definitions, $reading->ledgers);
        $changes = new Changes($transaction, $records, $storage, $reading->formerSlugs, $listeners);
        $completeness = new Completeness($definitions, $validator, new UntranslatedTexts($records, $definitions), $services->clock);

        $otherLanguages = new OtherLanguages($definitions, $storage, $reading->translations());
        $save = new SaveContent($records, $preparation, $storage, $otherLanguages, new EditRights($policy), $guard, $changes);
        $changeStatus = new ChangeStatus($records, $completeness, $storage, $changes, $policy, $services->clock);

        $propose = new ProposeContent($reading, $preparation, $changes, $audit, $services->clock, $proposals);

        return new self(
            $reading,
            $save,
            $changeStatus,
            new OwnerActions($transaction, $save, $changeStatus, $propose, $rules),
            new DecideProposal($reading->proposals, $save, $changes, $audit, $transaction),
            new TranslateContent($transaction, $records, $storage, $policy, $changes, $reading->translations()),
            new CoreChanges($records, $storage, $changes, new CoreRights($records, $storage, $policy, new ViewerFactory()), new ViewerFactory()),
            new DetachAccount($changes, $storage, $definitions, $db),
            new DependentChanges($changes, $storage),
            new CopyContent($records, $storage, $changes, $reading->translations(), $services->config->textMax('slug')),
            $validator,
        );
    }
}
