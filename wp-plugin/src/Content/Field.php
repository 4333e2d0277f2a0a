<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Content\Model\ContentType;

/** One field of a content type: how it is stored, checked, translated and who may read it. */
final readonly class Field
{
    /** Keys under which values are stored by another name than the API's; see docs/decisions/0098-one-declaration-of-a-field.md. */
    private const STORED_AS = [
        'beneficiaryIds' => 'beneficiaries',
        'certificateId' => 'certificate',
        'countryIds' => 'countries',
        'coverImageId' => 'coverImage',
        'cvId' => 'cv',
        'documentIds' => 'documents',
        'fileId' => 'file',
        'galleryIds' => 'gallery',
        'logoId' => 'logo',
        'managerIds' => 'managers',
        'mentorIds' => 'mentors',
        'organiserId' => 'organiser',
        'pictureId' => 'picture',
        'secondaryCountryIds' => 'secondaryCountries',
        'sectorIds' => 'sectors',
        'videoIds' => 'videos',
    ];

    /**
     * @param string $key camelCase name, the same in GraphQL, forms, bodies, answers and error paths
     * @param bool $translated true: one value per language; false: one value per group
     * @param int|null $max characters for texts, rows for lists, the largest number; from config/limits.json
     * @param int $min the smallest number
     * @param string $readersKey under which the owner chooses who reads it; empty: not chosen. Fields may share one
     * @param Visibility $visibility where nothing is chosen
     * @param AccountKind $accounts that a field of accounts takes
     * @param string $default of a choice, where nothing is chosen
     * @param bool $isOfStaff written by staff in WordPress only: in no form of the site, no input and no proposal
     * @param bool $isWrittenFor a relation to a structure in whose name the record is written: only those of the writer
     * @param list<string> $choices
     * @param string $choiceList the list of config/choices.json that they are
     * @param list<self> $columns of a Rows or People field
     * @param list<ContentType> $targets of a Relation or People field
     * @param MediaKind $media which files a field of files takes; ignored for an Image
     * @param bool $isCopied translated, but copied into a new translation: names of places
     * @param bool $isLedger stored in a separate table by a Ledger, not in post meta
     */
    public function __construct(
        public string $key,
        public FieldKind $kind,
        public bool $translated = false,
        public Required $required = Required::Never,
        public Visibility $visibility = Visibility::Everyone,
        public ?int $max = null,
        public array $choices = [],
        public array $columns = [],
        public array $targets = [],
        public bool $isLedger = false,
        public MediaKind $media = MediaKind::Document,
        public bool $isCopied = false,
        public string $choiceList = '',
        public int $min = 0,
        public bool $isWrittenFor = false,
        public string $readersKey = '',
        public string $default = '',
        public AccountKind $accounts = AccountKind::Any,
        public bool $isOfStaff = false,
    ) {
    }

    /** The same field, whose readers the owner of the record chooses. */
    public function withReaders(string $key, Visibility $default = Visibility::Everyone): self
    {
        return new self(
            key: $this->key,
            kind: $this->kind,
            translated: $this->translated,
            required: $this->required,
            max: $this->max,
            choices: $this->choices,
            columns: $this->columns,
            targets: $this->targets,
            isLedger: $this->isLedger,
            media: $this->media,
            isCopied: $this->isCopied,
            choiceList: $this->choiceList,
            min: $this->min,
            isWrittenFor: $this->isWrittenFor,
            default: $this->default,
            accounts: $this->accounts,
            isOfStaff: $this->isOfStaff,
            visibility: $default,
            readersKey: $key,
        );
    }

    /** Whether owners write it in the form of the record. Ledgers have actions of their own. */
    public function isInForm(): bool
    {
        return !$this->isLedger && !$this->isOfStaff;
    }

    public function metaKey(): string
    {
        return self::metaKeyOf($this->key);
    }

    /** '_passerelle_' and the stored name in snake_case. */
    public static function metaKeyOf(string $key): string
    {
        return '_passerelle_' . strtolower((string) preg_replace('/[A-Z]/', '_$0', self::STORED_AS[$key] ?? $key));
    }

    /** The name of a column within stored rows. */
    public function columnName(): string
    {
        return self::STORED_AS[$this->key] ?? $this->key;
    }
}
