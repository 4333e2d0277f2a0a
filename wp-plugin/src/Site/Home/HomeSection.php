<?php

declare(strict_types=1);

namespace Passerelle\Site\Home;

/** The parts of the home page below its hero, in the order that they have until somebody chooses another. */
enum HomeSection: string
{
    case Featured = 'featured';
    case Calls = 'calls';
    case Initiatives = 'initiatives';
    case Events = 'events';
    case Trainings = 'trainings';
    case Resources = 'resources';
    case Projects = 'projects';
    case Directory = 'directory';
    case Partners = 'partners';
}
