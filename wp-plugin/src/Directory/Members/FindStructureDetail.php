<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members;

use Passerelle\Content\FieldReaders;
use Passerelle\Content\Visibility;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Access;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;

/** All of a structure that a signed-in person may see. */
final readonly class FindStructureDetail
{
    public function __construct(private ReadableRecords $records, private FieldReaders $fields, private Policy $policy)
    {
    }

    /**
     * @param int $id of the structure in either language
     * @param Lang $language wanted, as for ReadableRecords
     * @throws DomainError those of ReadableRecords::get()
     */
    public function __invoke(Viewer $reader, int $id, Lang $language): StructureDetail
    {
        $record = $this->records->get($reader, ContentType::Structure, $id, $language);
        $visibility = $this->policy->access($reader, $record) === Access::Editor ? Visibility::Editors : Visibility::Members;

        return new StructureDetail($record, $this->fields->values($record, $visibility), $reader);
    }
}
