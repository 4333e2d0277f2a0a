<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Document;

/** How a condition compares an answer with its value. */
enum Operator: string
{
    case Equals = 'equals';
    /** Several choices contain this one. */
    case Contains = 'contains';
    /** A number is larger, a date later. */
    case Exceeds = 'exceeds';
}
