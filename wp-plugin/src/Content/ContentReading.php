<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Kernel\Database;
use Passerelle\Languages\Languages;
use Passerelle\Languages\UniqueSlugs;

/** The half of the content engine that listeners may use. */
final readonly class ContentReading
{
    /** @param list<Ledger> $ledgers */
    private function __construct(
        public Definitions $definitions,
        public array $ledgers,
        public Languages $languages,
        public UniqueSlugs $slugs,
        public Records $records,
        public FormerSlugs $formerSlugs,
    ) {
    }

    public static function build(Database $db, Definitions $definitions, Ledger ...$ledgers): self
    {
        $languages = new Languages($db);
        $mapper = new RecordMapper($definitions, $languages);
        $records = new WpRecords($db, $languages, $definitions, $mapper, array_values($ledgers));

        return new self(
            $definitions,
            array_values($ledgers),
            $languages,
            new UniqueSlugs($languages, $definitions->postTypes()),
            $records,
            new FormerSlugs($db, $records),
        );
    }
}
