<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Document;

/** Value of the profile of the person who applies, or of the structure that they apply for. */
enum ProfileSource: string
{
    case PersonName = 'person.name';
    case PersonEmail = 'person.email';
    case PersonPhone = 'person.phone';
    case PersonJob = 'person.job';
    case PersonBiography = 'person.biography';
    case PersonSectors = 'person.sectors';
    case PersonActivityCountry = 'person.activityCountry';
    case PersonActivityCity = 'person.activityCity';
    case PersonResidenceCountry = 'person.residenceCountry';
    case PersonResidenceCity = 'person.residenceCity';
    case PersonSpokenLanguages = 'person.spokenLanguages';
    case StructureName = 'structure.name';
    case StructureType = 'structure.structureType';
    case StructureCountry = 'structure.headquartersCountry';
    case StructureCity = 'structure.city';
    case StructureSummary = 'structure.summary';
    case StructureSectors = 'structure.sectors';
    case StructureEmail = 'structure.contactEmail';
}
