<?php

declare(strict_types=1);

namespace Passerelle\Presentation;

use Passerelle\Catalogue\Alternatives;
use Passerelle\Catalogue\Catalogue;
use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Catalogue\Finders;
use Passerelle\Catalogue\Limits;
use Passerelle\Content\ContentReading;
use Passerelle\Content\Dependants;
use Passerelle\Content\FieldReaders;
use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Content\GraphQL\Choices;
use Passerelle\Content\Record;
use Passerelle\Content\ReferringRecords;
use Passerelle\Content\Translations\LanguageVersions;
use Passerelle\Directory\GraphQL\ProfileTexts;
use Passerelle\Directory\PublicProfiles;
use Passerelle\Files\GraphQL\Media;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\GraphQL\Registration;
use Passerelle\Kernel\Services;
use Passerelle\Presentation\Cards\CardBuilder;
use Passerelle\Presentation\Cards\CardField;
use Passerelle\Presentation\Cards\CardLoader;
use Passerelle\Presentation\Cards\CardType;
use Passerelle\Presentation\Cards\EventRecurrence;
use Passerelle\Presentation\Details\DetailFields;
use Passerelle\Presentation\Details\DetailTypes;
use Passerelle\Presentation\Details\People;
use Passerelle\Presentation\Details\PublishedWith;
use Passerelle\Presentation\Details\Readers;
use Passerelle\Presentation\Details\ReasonKind;
use Passerelle\Presentation\Details\Related;
use Passerelle\Presentation\Details\TranslationAge;
use Passerelle\Presentation\Details\Visibilities;
use Passerelle\Presentation\Details\Visible;
use Passerelle\Presentation\Details\Withheld;
use Passerelle\Presentation\Directory\DirectoryEntries;
use Passerelle\Presentation\Directory\DirectoryTypes;
use Passerelle\Presentation\Directory\FoundProfiles;
use Passerelle\Presentation\Loading\AcceptedInvitations;
use Passerelle\Presentation\Loading\Batch;
use Passerelle\Presentation\Types\CallType;
use Passerelle\Presentation\Types\CatalogueTypes;
use Passerelle\Presentation\Types\EventType;
use Passerelle\Presentation\Types\InitiativeType;
use Passerelle\Presentation\Types\ProfileType;
use Passerelle\Presentation\Types\ProjectType;
use Passerelle\Presentation\Types\ResourceType;
use Passerelle\Presentation\Types\StructureType;
use Passerelle\Presentation\Types\TrainingType;
use Passerelle\Reference\GraphQL\Names;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\StructureEditors;
use Passerelle\Rights\ViewerFactory;

/** Published content in the API: cards of lists and details of each type, restricted to what the viewer may see. */
final readonly class PresentationModule implements HasGraphQlTypes
{
    /** @param list<Registration> $types of lists, of the directory, and of what needs more than its fields */
    private function __construct(
        public CardBuilder $cards,
        public PublishedWith $published,
        private DetailFields $fields,
        private Batch $batch,
        private ContentReading $reading,
        private array $types,
        private Visibilities $visibilities,
    ) {
    }

    /** What the public page of a record will show; the caller decides who sees it. */
    public function preview(Record $record): Visible
    {
        return $this->visibilities->preview($record);
    }

    public static function build(
        Services $services,
        ContentReading $reading,
        Catalogue $catalogue,
        Finders $finders,
        Policy $policy,
        Media $media,
        Names $names,
        AcceptedInvitations $accepted,
        StructureEditors $structures,
    ): self {
        $records = $reading->records;
        $choices = new Choices($services->config);
        $readers = new Readers(new ViewerFactory(), new ProxyRequest());
        $visibilities = new Visibilities($records, $policy, $readers, new Withheld(), new FieldReaders($reading->definitions));
        $cards = new CardBuilder($records, $visibilities, $media, $names, $choices, $services->clock);
        $batch = new Batch($records, $finders, new PublicProfiles($services->database), $media, $accepted);
        $loader = new CardLoader($batch, $visibilities, $cards);
        $related = new Related($finders, $batch, $visibilities, $cards, $names);
        $fields = new DetailFields($visibilities, $batch, $loader, $related, new People($choices), $choices, $reading->definitions);

        $limits = Limits::from($services->config);
        $search = new CatalogueTypes($catalogue, new Alternatives($catalogue, $limits), $limits, Filters::from($services->config), $loader);

        $directory = new DirectoryTypes(
            new FoundProfiles($catalogue, $records, $visibilities, $services->config),
            new DirectoryEntries($names),
            $structures,
            new ViewerFactory(),
            new ProxyRequest(),
        );

        $published = new PublishedWith(
            $finders,
            new Dependants(new ReferringRecords($services->database, $reading->definitions, $records)),
            $services->config->limit('directory', 'published'),
        );

        $profileTexts = new ProfileTexts($choices, FieldTexts::fromDirectory(dirname(__DIR__, 2) . '/config'));
        $details = [
            new ProfileType($fields, $published, $names, $profileTexts),
            new StructureType($fields, $published),
            new CallType($fields, $batch, $choices, $names),
        ];

        return new self($cards, $published, $fields, $batch, $reading, [$search, $directory, ...$details], $visibilities);
    }

    public function graphQlTypes(): array
    {
        return [
            new EnumTypes(['PasserelleReasonKind' => ReasonKind::cases()]),
            new EventRecurrence(),
            new CardType(),
            new CardField($this->reading->records, $this->cards),
            new DetailTypes(),
            ...$this->types,
            new InitiativeType($this->fields, new TranslationAge($this->batch, new LanguageVersions($this->reading->translations()))),
            new EventType($this->fields),
            new ResourceType($this->fields),
            new TrainingType($this->fields),
            new ProjectType($this->fields),
        ];
    }
}
