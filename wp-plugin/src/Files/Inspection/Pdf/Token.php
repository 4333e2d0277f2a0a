<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Pdf;

enum Token
{
    case End;
    case Name;
    case Number;
    case Text;
    case Keyword;
    case DictionaryOpen;
    case DictionaryClose;
    case ArrayOpen;
    case ArrayClose;
}
