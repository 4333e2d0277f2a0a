<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** Who may read a field, among those who may read the record. */
enum Visibility
{
    case Everyone;
    /** Only those who may edit the record, and staff in charge of it. */
    case Editors;
}
