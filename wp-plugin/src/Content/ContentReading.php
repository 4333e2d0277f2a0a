<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Translations\SourceDigests;
use Passerelle\Content\Translations\Translations;
use Passerelle\Kernel\Composition\All;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Languages;
use Passerelle\Languages\UniqueSlugs;
use Passerelle\Content\Model\ContentType;

/** Read services of the content engine, which listeners may use. */
final readonly class ContentReading
{
    /** @param list<Ledger> $ledgers */
    public function __construct(
        public Definitions $definitions,
        #[All(Ledger::class)] public array $ledgers,
        public Languages $languages,
        public UniqueSlugs $slugs,
        public Records $records,
        public FormerSlugs $formerSlugs,
        public ProposalStore $proposals,
    ) {
    }

    public static function slugs(Languages $languages, Config $config): UniqueSlugs
    {
        $sharing = $reserved = [];
        foreach (ContentType::cases() as $type) {
            $sharing[$type->value] = array_column($type->ofSameArchive(), 'value');
            $reserved[$type->value] = $type->reservedSlugs();
        }

        return new UniqueSlugs($languages, $config->textMax('slug'), $sharing, $reserved);
    }

    public function translations(): Translations
    {
        return new Translations(new SourceDigests($this->definitions));
    }
}
