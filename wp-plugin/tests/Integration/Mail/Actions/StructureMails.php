<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail\Actions;

use Passerelle\Content\Record;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/** Structures by their owners. */
final class StructureMails extends MailTable
{
    private const NEW = [
        'name' => 'La Fabrique',
        'language' => 'fr',
        'structureType' => 'association',
        'headquartersCountry' => 'SN',
        'city' => 'Dakar',
        'summary' => 'En une phrase.',
    ];

    public function rows(): iterable
    {
        yield 'CreateStructure save' => ['stranger', fn () => ['input' => self::NEW], []];
        yield 'CreateStructure publish' => ['stranger', fn () => ['input' => [...self::NEW, 'sectorIds' => $this->sectorIds()]], []];
        foreach (['offline', 'online'] as $action) {
            yield "CreateStructure {$action}" => ['stranger', fn () => ['input' => self::NEW], ['refused: invalid_transition']];
        }
        foreach (['save' => Status::Draft, 'publish' => Status::Draft, 'offline' => Status::Published, 'online' => Status::Offline] as $action => $from) {
            yield "UpdateStructure {$action}" => ['stranger', fn () => [
                ...$this->target($this->structure($from)),
                ...$action === 'save' ? ['input' => ['summary' => 'Autre']] : [],
            ], []];
        }
        yield 'DeleteStructure' => ['owner', fn () => ['id' => $this->people->structure->id, 'confirmName' => $this->people->structure->title], [
            'memberships.structure_deleted → coowner',
            'memberships.structure_deleted → member',
            'memberships.structure_deleted → guest',
            'memberships.structure_deleted → pretender',
            'memberships.structure_deleted → invited',
        ]];
    }

    private function structure(Status $status): Record
    {
        $members = ['members' => [
            ['user' => $this->id('stranger'), 'role' => 'owner', 'status' => 'member'],
            ['user' => $this->id('coowner'), 'role' => 'owner', 'status' => 'member'],
        ]];

        return $this->content->reach($this->content->draft(ContentType::Structure, $members, ownerId: $this->id('stranger')), $status, offlineByOwner: true);
    }
}
