<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\LeaveContent;
use Passerelle\Content\Actions\Preparation;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\Titles;
use Passerelle\Content\Actions\TranslateContent;
use Passerelle\Content\Actions\UntranslatedTexts;
use Passerelle\Content\Validation\Validator;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;

/** What other modules use of the content engine. */
final readonly class Content
{
    private function __construct(
        public Definitions $definitions,
        public Records $records,
        public FormerSlugs $formerSlugs,
        public SaveContent $save,
        public ChangeStatus $changeStatus,
        public TranslateContent $translate,
        public CoreChanges $coreChanges,
        public LeaveContent $leave,
    ) {
    }

    public static function build(
        ContentReading $reading,
        References $references,
        ContentPolicy $policy,
        ContentListener $listeners,
        Config $config,
        Database $db,
        Transaction $transaction,
        Clock $clock,
    ): self {
        $records = $reading->records;
        $definitions = $reading->definitions;
        $validator = new Validator($references);
        $preparation = new Preparation($definitions, $validator, new Titles($config, $validator, $reading->slugs));
        $storage = new Storage($db, $reading->languages, $reading->slugs, $definitions, $reading->ledgers);
        $changes = new Changes($transaction, $records, $storage, $reading->formerSlugs, $listeners);

        return new self(
            $definitions,
            $records,
            $reading->formerSlugs,
            new SaveContent($transaction, $records, $definitions, $preparation, $storage, $policy, $listeners, $reading->formerSlugs),
            new ChangeStatus($records, $definitions, $validator, $storage, $changes, $policy, $clock, new UntranslatedTexts($records, $definitions)),
            new TranslateContent($transaction, $records, $storage, $policy, $listeners),
            new CoreChanges($records, $storage, $changes),
            new LeaveContent($changes, $storage, $definitions, $db),
        );
    }
}
