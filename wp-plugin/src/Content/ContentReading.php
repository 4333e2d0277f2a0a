<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Closure;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Translations\SourceDigests;
use Passerelle\Content\Translations\Translations;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Languages;
use Passerelle\Languages\UniqueSlugs;
use Passerelle\Content\Model\ContentType;

/** Read services of the content engine, which listeners may use. */
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
        public ProposalStore $proposals,
    ) {
    }

    /** @param Closure(int): void $onProposal receives the post whose proposal changed */
    public static function build(Database $db, Config $config, Definitions $definitions, Closure $onProposal, Ledger ...$ledgers): self
    {
        $languages = new Languages($db);
        $mapper = new RecordMapper($definitions, $languages);
        $records = new WpRecords($db, $languages, $definitions, $mapper, array_values($ledgers));

        return new self(
            $definitions,
            array_values($ledgers),
            $languages,
            self::slugs($languages, $config->textMax('slug')),
            $records,
            new FormerSlugs($db, $records),
            new ProposalStore($db, $onProposal),
        );
    }

    private static function slugs(Languages $languages, int $max): UniqueSlugs
    {
        $sharing = $reserved = [];
        foreach (ContentType::cases() as $type) {
            $sharing[$type->value] = array_column($type->ofSameArchive(), 'value');
            $reserved[$type->value] = $type->reservedSlugs();
        }

        return new UniqueSlugs($languages, $max, $sharing, $reserved);
    }

    public function translations(): Translations
    {
        return new Translations(new SourceDigests($this->definitions));
    }
}
