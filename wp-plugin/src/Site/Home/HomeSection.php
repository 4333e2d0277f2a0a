<?php

declare(strict_types=1);

namespace Passerelle\Site\Home;

/** Sections of the home page below the hero, in the default order. */
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
